package asalto.rules.desafio;

import asalto.rules.CorruptStream;
import java.util.List;
import java.util.Optional;

/** One tenth of a round, judged from the state at its start. Rule D-21. */
record Tenth(Unfolding unfolding, Fight start, int tenth) {

    static void play(Unfolding unfolding, int tenth) {
        unfolding.enter(tenth);
        new Tenth(unfolding, unfolding.now(), tenth).play();
    }

    private void play() {
        UnusedDefences.beforeTenth(unfolding, tenth);
        int mark = unfolding.mark();
        start.fighters().stream()
                .filter(fighter -> !fighter.actions().isEmpty())
                .forEach(this::attacksOf);
        Consequences.follow(unfolding, mark);
    }

    private void attacksOf(Fighter attacker) {
        for (var planned : Plan.of(attacker).attacks()) {
            switch (planned.action()) {
                case Action.Attack attack
                when planned.tenth() == tenth ->
                    new Strike(attempt(attacker, planned, attack.target(), Optional.empty()), attack).make();
                case Action.Shoot shoot -> shots(attacker, planned, shoot);
                default -> {}
            }
        }
    }

    private void shots(Fighter shooter, Planned planned, Action.Shoot shoot) {
        var row = shooter.gear().piece(shoot.weapon()).row();
        if (Fire.mode(shoot, row) == FireMode.SUSTAINED) {
            sprays(shooter, planned, shoot, Fire.sprayTargets(shoot, row));
        } else if (planned.tenth() == tenth) {
            var target = shoot.target().orElseThrow(() -> new CorruptStream("a shot at nobody: " + shoot));
            new Shot(attempt(shooter, planned, target, Optional.empty()), shoot, false).make();
        }
    }

    private void sprays(Fighter shooter, Planned planned, Action.Shoot shoot, List<String> targets) {
        for (int index = 0; index < targets.size(); index++) {
            if (planned.tenths().get(index) == tenth) {
                boolean changes = index > 0 && !targets.get(index).equals(targets.get(index - 1));
                var attempt = attempt(shooter, planned, targets.get(index), Optional.of(index + 1));
                new Shot(attempt, shoot, changes).make();
            }
        }
    }

    private Attempt attempt(Fighter attacker, Planned planned, String target, Optional<Integer> spray) {
        var weapon = planned.weapon().orElseThrow(() -> new CorruptStream("an attack with nothing: " + planned));
        return new Attempt(unfolding, start, attacker, planned, weapon, target, spray);
    }
}
