package asalto.rules.desafio;

import static asalto.rules.desafio.MeleeDifficulty.claimed;
import static asalto.rules.desafio.MeleeDifficulty.isDrawnIn;

import asalto.rules.desafio.DesafioFact.Source;
import asalto.rules.desafio.Ruleset.SprayModifier;

/** The difficulty of a shot or throw. Table T-4, Rules D-41, D-43, D-45 to D-49, D-72. */
record ShotDifficulty(Fight start, Fighter shooter, Planned planned, Action.Shoot shoot, String targetId, int spray) {

    Difficulties sum() {
        return new Difficulties()
                .add(Source.ACCUMULATION, planned.accumulation())
                .add(Source.WOUNDS, shooter.body().penalty())
                .add(Source.AIM, aim())
                .addIf(shoot.calledShot().isPresent(), Source.PRECISION, 1)
                .add(Source.COVER, cover())
                .addIf(claimed(shoot.offHand()), Source.OFF_HAND, 4)
                .addIf(target().isMoving(), Source.TARGET_MOVING, 2)
                .addIf(shooter.isMoving(), Source.SHOOTER_MOVING, 2)
                .add(Source.RANGE, range())
                .addIf(laserHelps(), Source.LASER, -2)
                .addIf(isDrawnIn(start.round(), shooter, shoot.weapon()), Source.DRAWN, 2)
                .add(Source.SPRAY, sprayModifier())
                .gm(start, shooter, planned, shoot.modifiers());
    }

    private Fighter target() {
        return start.fighter(targetId);
    }

    private Piece piece() {
        return shooter.gear().piece(shoot.weapon());
    }

    private boolean isSustained() {
        return Fire.mode(shoot, piece().row()) == FireMode.SUSTAINED;
    }

    /** Rule D-47: on the first counted action of the round, without a move, on one roll. */
    private int aim() {
        boolean counts = planned.accumulation() == 0 && spray <= 1 && !shooter.declaredAMove();
        return shooter.aim()
                .filter(aim -> counts && aim.isAt(shoot.weapon(), targetId))
                .map(aim -> -Math.min(aim.rounds(), 2))
                .orElse(0);
    }

    /** Rule D-43: the greatest cover counts. */
    private int cover() {
        long storeys = (long) target().stance().storey() - shooter.stance().storey();
        var cover = target().stance().cover();
        if (cover == Cover.TOTAL || storeys >= 2) {
            return 4;
        }
        return cover == Cover.PARTIAL || storeys == 1 || target().stance().isProne() ? 2 : 0;
    }

    private Band band() {
        return Band.of(start, shooter.id(), targetId, piece().row());
    }

    /** Rule D-46: neither sight helps sustained fire, a telescopic one no pistol. */
    private int range() {
        boolean telescopic = piece().weapon().telescopic() && !piece().row().pistol() && !isSustained();
        return (telescopic ? band().nearer() : band()).modifier();
    }

    private boolean laserHelps() {
        return piece().weapon().laser() && !isSustained() && band().compareTo(Band.MEDIUM) <= 0;
    }

    /** Rule D-72: of every spray but the first, by the real band. */
    private int sprayModifier() {
        if (spray <= 1) {
            return 0;
        }
        boolean adds = start.rules().options().sprayModifier() == SprayModifier.CUMULATIVE;
        return band().sprayModifier() * (adds ? spray - 1 : 1);
    }
}
