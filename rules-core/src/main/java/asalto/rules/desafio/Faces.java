package asalto.rules.desafio;

import asalto.rules.Event;
import asalto.rules.Roll;
import asalto.rules.desafio.DesafioFact.*;
import java.util.ArrayList;
import java.util.List;

/** The faces that events recorded, in the order in which they were thrown. Rule book, §12. */
final class Faces {

    private final List<Roll> rolls = new ArrayList<>();
    /** What follows a replaced roll begins with it or with another attack: never with a critical's damage. */
    private boolean critical;

    private Faces() {}

    static List<Roll> of(List<Event> events) {
        var faces = new Faces();
        events.forEach(faces::read);
        return List.copyOf(faces.rolls);
    }

    private void read(Event event) {
        var actor = event.actor().orElse("");
        switch (event.fact()) {
            case AttackRolled rolled -> face(actor, rolled.roll());
            case CriticalRolled rolled -> face(actor, rolled.roll());
            case DefenceRolled rolled -> face(actor, rolled.roll());
            case BulletsRolled rolled -> face(actor, rolled.roll());
            case LocationRolled rolled -> face(actor, rolled.roll());
            case AttackHit hit -> critical = hit.critical();
            case DamageRolled rolled -> damage(actor, rolled);
            case RulingMade _ -> critical = false;
            case EnduranceRolled rolled -> face(actor, rolled.roll());
            case TestRolled rolled -> rolled.roll().ifPresent(face -> face(actor, face));
            case OpposedTestRolled rolled -> opposed(actor, rolled);
            default -> {}
        }
    }

    /** Rule D-61: the maxima of a critical were not rolled. */
    private void damage(String actor, DamageRolled rolled) {
        if (!critical) {
            rolled.dice().forEach(face -> face(actor, face));
        }
    }

    private void opposed(String actor, OpposedTestRolled rolled) {
        face(actor, rolled.roll());
        face(rolled.against(), rolled.theirs().roll());
    }

    private void face(String roller, int face) {
        rolls.add(new Roll(roller, face));
    }
}
