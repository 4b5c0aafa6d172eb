/** The rules of Asalto's combats: pure functions over immutable values, with no dependency. */
module asalto.rules {
    requires static org.jspecify;

    exports asalto.rules;
    exports asalto.rules.form;
    exports asalto.rules.desafio;

    provides asalto.rules.RuleSystem with
            asalto.rules.desafio.Desafio;
}
