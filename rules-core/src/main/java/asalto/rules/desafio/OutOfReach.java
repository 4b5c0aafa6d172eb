package asalto.rules.desafio;

import asalto.rules.form.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Declared shots that the distances of the round no longer allow. Rule D-45. */
record OutOfReach(Fight fight, Fighter shooter, List<Fault> found) {

    static List<Fault> faults(Fight fight) {
        var found = new ArrayList<Fault>();
        for (var fighter : fight.fighters()) {
            new OutOfReach(fight, fighter, found).look();
        }
        return found;
    }

    private void look() {
        for (int index = 0; index < shooter.actions().size(); index++) {
            if (shooter.actions().get(index) instanceof Action.Shoot shoot) {
                look(shoot, "declarations[" + shooter.id() + "].actions[" + index + "].");
            }
        }
    }

    private void look(Action.Shoot shoot, String path) {
        shoot.target().ifPresent(target -> judge(shoot, target, path + "target"));
        var targets = shoot.targets().orElse(List.of());
        for (int index = 0; index < targets.size(); index++) {
            judge(shoot, targets.get(index).target(), path + "targets[" + index + "].target");
        }
    }

    private void judge(Action.Shoot shoot, String target, String path) {
        int most = longRange(shooter.gear().piece(shoot.weapon()).row());
        fight.ground()
                .metres(shooter.id(), target)
                .filter(metres -> metres > most)
                .ifPresent(metres -> {
                    var data = new TreeMap<String, String>();
                    data.put("reason", "beyond-range");
                    data.put("rule", "D-45");
                    data.put("given", String.valueOf(metres));
                    data.put("most", String.valueOf(most));
                    found.add(Fault.of(path, "not-allowed", data));
                });
    }

    private static int longRange(WeaponRow row) {
        return row.ranges().map(List::getLast).orElse(Integer.MAX_VALUE);
    }
}
