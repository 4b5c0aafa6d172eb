package asalto.rules.desafio;

import asalto.rules.Command;
import asalto.rules.form.Fault;
import asalto.rules.form.Form;
import java.util.List;

/** Why something was refused, as short lines: the path and the reason. */
final class Refusals {

    private Refusals() {}

    static List<String> of(Desk desk, Command command) {
        return desk.refusals(command).stream().map(Refusals::line).toList();
    }

    static List<String> ofSeating(Sheet sheet) {
        return of(Desk.with(), new Command.Seat(sheet.form()));
    }

    static List<String> ofDeclaring(Desk desk, String combatant, Form... actions) {
        return of(desk, new Command.Declare(Wrote.fields("combatant", combatant, "actions", Wrote.items((Object[])
                actions))));
    }

    private static String line(Fault fault) {
        return fault.path() + " " + fault.data().getOrDefault("reason", fault.code());
    }
}
