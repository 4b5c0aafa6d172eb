package asalto.rules.desafio;

import asalto.rules.CorruptStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The attacks that fall due in a tenth, in the order in which they are resolved. Rule book, §12. */
record Due(Unfolding unfolding, Fight start, int tenth, List<Step> steps) {

    static List<Step> steps(Unfolding unfolding, Fight start, int tenth) {
        var due = new Due(unfolding, start, tenth, new ArrayList<>());
        for (var attacker : start.fighters()) {
            if (attacker.plan().attacking().has(tenth)) {
                attacker.plan().attacks().forEach(planned -> due.attack(attacker, planned));
            }
        }
        return due.steps;
    }

    private void attack(Fighter attacker, Planned planned) {
        switch (planned.action()) {
            case Action.Attack attack
            when planned.tenth() == tenth ->
                steps.add(new Strike(attempt(attacker, planned, attack.target(), Optional.empty()), attack));
            case Action.Shoot shoot -> shots(attacker, planned, shoot);
            default -> {}
        }
    }

    private void shots(Fighter shooter, Planned planned, Action.Shoot shoot) {
        var row = shooter.gear().piece(shoot.weapon()).row();
        if (Fire.mode(shoot, row) == FireMode.SUSTAINED) {
            sprays(shooter, planned, shoot, Fire.sprayTargets(shoot, row));
        } else if (planned.tenth() == tenth) {
            var target = shoot.target().orElseThrow(() -> new CorruptStream("a shot at nobody: " + shoot));
            steps.add(new Shot(attempt(shooter, planned, target, Optional.empty()), shoot, false));
        }
    }

    private void sprays(Fighter shooter, Planned planned, Action.Shoot shoot, List<String> targets) {
        for (int index = 0; index < targets.size(); index++) {
            if (planned.tenths().get(index) == tenth) {
                boolean changes = index > 0 && !targets.get(index).equals(targets.get(index - 1));
                var attempt = attempt(shooter, planned, targets.get(index), Optional.of(index + 1));
                steps.add(new Shot(attempt, shoot, changes));
            }
        }
    }

    private Attempt attempt(Fighter attacker, Planned planned, String target, Optional<Integer> spray) {
        var weapon = planned.weapon().orElseThrow(() -> new CorruptStream("an attack with nothing: " + planned));
        var piece = attacker.gear().piece(weapon);
        int skill = attacker.skill(piece.row().skill());
        return new Attempt(unfolding, start, attacker, planned, piece, skill, start.fighter(target), spray);
    }
}
