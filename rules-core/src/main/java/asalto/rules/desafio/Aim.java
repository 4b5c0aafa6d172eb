package asalto.rules.desafio;

/**
 * An aim that is held. Rule D-47.
 *
 * @param rounds all of them; only two count
 * @param round in which it was taken last
 */
record Aim(String weapon, String target, int rounds, int round) {

    boolean isAt(String weapon, String target) {
        return this.weapon.equals(weapon) && this.target.equals(target);
    }
}
