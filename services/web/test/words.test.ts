import { describe, expect, it } from 'vitest';
import { EVENT_TYPES, type Happening } from '../src/contract/events';
import { entries } from '../src/fold/entries';
import { fold, type Fighter } from '../src/fold/fold';
import { diceFaults } from '../src/form/dice';
import { attackLine } from '../src/words/attack';
import { Names } from '../src/words/cast';
import { DICTIONARIES, preferred, type Locale } from '../src/words/i18n.svelte';
import { faultWords } from '../src/words/faults';
import { named } from '../src/words/named';
import { soft } from '../src/words/soft';
import { duel, golden, NAMES, stream } from './golden';

function log(locale: Locale, events: readonly Happening[]): string[] {
  const t = DICTIONARIES[locale];
  const names = new Names(fold(events), t);
  return entries(events).map(line => (line.kind === 'attack' ? attackLine(t, names, line.attacker, line.parts) : names.sentence(line.event)));
}

describe('the log of the duel in Spanish', () => {
  const lines = log('es', duel());

  it('has a line for each event, and one for each attack with all its rolls', () => {
    expect(lines).toEqual([
      'Se abre el encuentro, con las reglas de Desafío.',
      'Caballero francés entra en el combate, del bando «francia»: espada.',
      'Caballero español entra en el combate, del bando «españa»: espada.',
      'Caballero francés declara: atacar a Caballero español con espada; parar con espada.',
      'Caballero español declara: atacar a Caballero francés con espada; atacar a Caballero francés con espada.',
      'Empieza el asalto 1.',
      'Caballero francés ataca a Caballero español con espada: necesita 3 o menos: saca 8: falla por 5.',
      'Caballero español ataca a Caballero francés con espada: necesita 5 o menos: saca 5: acierta (nivel 0). Pierna derecha: 2 de daño, herida leve, aguanta el dolor.',
      'Caballero español ataca a Caballero francés con espada: necesita 5 o menos con +1: saca 4 → 5: acierta (nivel 1). Caballero francés: necesita 3 o menos con +2: saca 1 → 3: para.',
      'Termina el asalto 1.',
      'Caballero francés declara: atacar a Caballero español con espada (en la cabeza); atacar a Caballero español con espada.',
      'Caballero español declara: atacar a Caballero francés con espada; atacar a Caballero francés con espada.',
      'Empieza el asalto 2.',
      'Caballero francés ataca a Caballero español con espada: necesita 3 o menos con +1: saca 2 → 3: acierta (nivel 1). Cabeza: 3 de daño, herida grave.',
      'Caballero español ataca a Caballero francés con espada: necesita 5 o menos con +2: saca 8 → 10: falla por 5.',
      'Caballero francés ataca a Caballero español con espada: necesita 3 o menos con +1: saca 9 → 10: falla por 7.',
      'Caballero español ataca a Caballero francés con espada: necesita 5 o menos con +3: saca 1 → 4: acierta (nivel 4). Crítico: necesita 5 o menos: saca 5: confirmado. Pecho: 8 de daño, incapacitado.',
      'Caballero francés muere: herida mortal en el pecho.',
      'Termina el asalto 2.',
    ]);
  });

  it('has as many lines in English', () => {
    expect(log('en', duel()).length).toBe(lines.length);
    expect(log('en', duel())[8]).toBe('Caballero español attacks Caballero francés with espada: needs 5 or less with +1: rolls 4 → 5: hits (level 1). Caballero francés: needs 3 or less with +2: rolls 1 → 3: parries.');
  });
});

describe('every type of event', () => {
  it.each(['es', 'en'] as const)('has a sentence (%s)', locale => {
    expect(Object.keys(DICTIONARIES[locale].sentences).sort()).toEqual([...EVENT_TYPES].sort());
  });

  it.each(NAMES)('of %s is told in both languages without a word left out', name => {
    for (const locale of ['es', 'en'] as const) {
      for (const line of log(locale, stream(golden(name)))) expect(line).not.toMatch(/undefined|null|NaN|\[object|^$/);
    }
  });

  it('tells every bullet of a burst', () => {
    const burst = log('es', stream(golden('08-burst'))).find(line => line.includes('Bala 1'))!;
    expect(burst).toContain('Bala 2');
    expect(burst).not.toContain('Bala 3');
  });

  it('says of a burst that it is one, and what each of its bullets needs, also when all of them miss', () => {
    const events = stream(golden('08-burst'));
    const needs = (line: string | undefined) => /\(.*\)/.exec(line?.split(':')[0] ?? '')?.[0];
    expect(needs(log('es', events).find(line => line.includes('Bala 1')))).toBe('(ráfaga; las balas necesitan 5, 4, 3 o menos)');
    const missed = events.filter(e => !['LocationRolled', 'AttackHit', 'DamageRolled'].includes(e.type))
      .map(e => (e.type === 'AttackRolled' ? { ...e, data: { ...e.data, roll: 8, total: 9, difficulty: [{ source: 'range', value: 1 }], success: false } } as Happening : e));
    expect(needs(log('es', missed).find(line => line.includes('falla')))).toBe('(ráfaga; las balas necesitan 4, 3, 2 o menos)');
    expect(log('en', missed).find(line => line.includes('misses'))).toContain('(burst; its bullets need 4, 3, 2 or less): needs 5 or less with +1');
    expect(log('es', stream(golden('09-sustained'))).join(' ')).not.toContain('ráfaga;');
  });

  it('tells an attack from behind, that has no roll', () => {
    const lines = log('es', stream(golden('edge-D-42-from-behind')));
    expect(lines.some(line => line.includes('sin tirada'))).toBe(true);
  });
});

describe('a wound is told once', () => {
  const said = (locale: Locale, type: string, actor: string | null, data: object) => {
    const t = DICTIONARIES[locale];
    return new Names(fold(duel()), t).sentence({ seq: 99, round: 3, beat: 0, type, actor, data } as Happening);
  };
  it.each([
    ['es', 'minor', 'head', 'Caballero francés, herida 2: herida leve en la cabeza.'], ['es', 'disabled', 'right-leg', 'Caballero francés, herida 2: pierna derecha incapacitada.'],
    ['es', 'destroyed', 'left-arm', 'Caballero francés, herida 2: brazo izquierdo amputado.'], ['es', 'destroyed', 'head', 'Caballero francés, herida 2: cabeza destruida.'],
    ['en', 'serious', 'chest', 'Caballero francés, wound 2: serious wound in the chest.'], ['en', 'destroyed', 'left-leg', 'Caballero francés, wound 2: left leg severed.'],
  ] as const)('%s %s %s', (locale, level, location, line) => {
    expect(said(locale, 'WoundInflicted', 'frances', { location, level, penalty: 2, wound: 2 })).toBe(line);
  });

  it('and a ruling leaves it to the event that comes of it', () => {
    const ruling = { kind: 'wound', location: 'head', level: 'serious' };
    for (const [locale, end] of [['es', 'Motivo: «se repite y sale un 8».'], ['en', 'Reason: “se repite y sale un 8”.']] as const) expect(said(locale, 'RulingMade', 'frances', { ruling, reason: 'se repite y sale un 8.' })).toContain(end);
    expect(said('es', 'RulingMade', 'frances', { ruling, reason: 'la caída' })).toBe('El director decide: una herida para Caballero francés. Motivo: «la caída».');
  });

  it('so is its treatment, after the roll, and the time that passes', () => {
    expect(said('es', 'WoundTreated', 'frances', { wound: 1, success: true, healer: 'espanol' })).toBe('La herida 1 de Caballero francés queda tratada.');
    expect(said('es', 'WoundTreated', 'frances', { wound: 'shock', success: false, healer: 'espanol' })).toBe('El shock de Caballero francés sigue sin tratar.');
    expect(said('es', 'TimeGranted', null, { days: 7, rest: true, treatments: [{ healer: 'espanol', patient: 'frances', wound: 1 }] }))
      .toBe('El director deja pasar el tiempo, en reposo; Caballero español trata la herida 1 de Caballero francés.');
    expect(said('en', 'TimeGranted', null, { days: 7, rest: true })).toBe('The GM lets time pass, at rest.');
  });
});

describe('what one does with a weapon', () => {
  const told = (locale: Locale, type: string) => new Names(fold(duel()), DICTIONARIES[locale]).sentence({ seq: 99, round: 3, beat: 1, type, actor: 'frances', data: { weapon: 'espada', left: 2, spent: 2 } } as Happening);
  it.each([
    ['WeaponDropped', 'Caballero francés suelta su espada.', 'Caballero francés drops the espada.'], ['WeaponDrawn', 'Caballero francés desenfunda su espada.', 'Caballero francés draws the espada.'],
    ['WeaponPickedUp', 'Caballero francés recoge su espada del suelo.', 'Caballero francés picks up the espada.'], ['WeaponStowed', 'Caballero francés guarda su espada.', 'Caballero francés stows the espada.'],
    ['WeaponReloaded', 'Caballero francés recarga su espada: tiene 2 disparos.', 'Caballero francés reloads the espada: 2 in it.'],
  ])('%s', (type, es, en) => expect([told('es', type), told('en', type)]).toEqual([es, en]));
});

describe('a long word', () => {
  it.each([['pistola semiautomática', 'pistola se-miau-to-má-ti-ca'], ['desenfunda', 'de-sen-fun-da'], ['no logra esquivar', 'no logra es-qui-var'], ['tirada enfrentada', 'tirada en-fren-ta-da'], ['arrojadiza', 'arro-ja-di-za'], ['acierta', 'acierta']])(
    'of Spanish is parted between its syllables: %s', (word, parted) => expect(soft('es', word).replaceAll('\u00ad', '-')).toBe(parted));
  it('of English is left to the browser', () => expect(soft('en', 'semi-automatic')).toBe('semi-automatic'));
});

describe('a test is told like an attack', () => {
  const test = { skill: 6, skillId: 'medicine', roll: 7, difficulty: [{ source: 'gm', value: 1 }], total: 8, success: false, successLevel: -1 };
  const line = (locale: Locale, type: string, data: object) => new Names(fold(duel()), DICTIONARIES[locale]).sentence({ seq: 99, round: 3, beat: 0, type, actor: 'frances', data } as Happening);

  it('with what was needed and what came', () => {
    expect(line('es', 'TestRolled', test)).toBe('Caballero francés tira Medicina: necesita 6 o menos con +1: saca 7 → 8: no lo logra por 2.');
    expect(line('en', 'TestRolled', { ...test, roll: 3, total: 4, success: true, successLevel: 3 })).toBe('Caballero francés tests Medicine: needs 6 or less with +1: rolls 3 → 4: succeeds (level 3).');
    expect(line('es', 'TestRolled', { ...test, roll: null, total: null, success: true, successLevel: null })).toBe('Caballero francés tira Medicina: lo logra sin tirar.');
  });

  it('and so are both of an opposed one', () => {
    expect(line('es', 'OpposedTestRolled', { ...test, against: 'espanol', theirs: { ...test, skillId: 'stealth', roll: 2, difficulty: [], total: 2, success: true, successLevel: 4 }, winner: 'espanol' }))
      .toBe('Caballero francés enfrenta Medicina a Sigilo de Caballero español. Caballero francés: necesita 6 o menos con +1: saca 7 → 8: no lo logra por 2. Caballero español: necesita 6 o menos: saca 2: lo logra (nivel 4). Gana Caballero español.');
  });
});

describe('standing orders', () => {
  const given = (locale: Locale, orders: object[]) => new Names(fold(duel()), DICTIONARIES[locale]).sentence({ seq: 99, round: 3, beat: 0, type: 'OrdersGiven', actor: 'frances', data: { orders } } as Happening);

  it('are told with what they hold', () => {
    expect(given('es', [{ when: { attackedBy: 'espanol', prone: false }, choose: { actions: [{ kind: 'dodge' }] } }, { choose: { actions: [] } }]))
      .toBe('Caballero francés deja 2 órdenes permanentes: 1) cuando Caballero español le ataca a él y no se cumple que él está por tierra, esquivar; 2) siempre, no hacer nada.');
    expect(given('en', [{ when: { within: { of: 'espanol', metres: 3 } }, choose: { actions: [{ kind: 'standUp' }] } }]))
      .toBe('Caballero francés leaves a standing order: when Caballero español is 3 m from him or less, stand up.');
    expect(given('es', [])).toBe('Caballero francés retira sus órdenes permanentes.');
  });

  it.each([
    ['es', 'Caballero francés deja una orden permanente: cuando Caballero español o Caballero francés está muerto o inconsciente y él tiene una herida grave o algo peor, levantarse.'],
    ['en', 'Caballero francés leaves a standing order: when Caballero español or Caballero francés is dead or unconscious and he has a serious wound or worse, stand up.'],
  ] as const)('name everybody whom one condition is about, and the level of a wound (%s)', (locale, line) => {
    expect(given(locale, [{ when: { down: ['espanol', 'frances'], wounded: 'serious' }, choose: { actions: [{ kind: 'standUp' }] } }])).toBe(line);
  });
});

describe('a weapon', () => {
  const seated = (id: string, model: string) => new Names({ fighters: [{ id: 'a', weapons: [{ id, model }] }] as unknown as Fighter[] }, DICTIONARIES.es);
  it.each([['daga', 'dagger', 'daga'], ['dagger', 'dagger', 'daga'], ['dagger-2', 'dagger', 'daga 2'], ['tizona', 'broadsword', 'tizona (espada ancha)'], ['dagger-x', 'dagger', 'dagger-x (daga)']])(
    '%s of the model %s is called %s', (id, model, name) => expect(seated(id, model).weaponInFull('a', id)).toBe(name));
});

describe('faults', () => {
  const es = DICTIONARIES.es;

  it('are told by their reason, with the rule', () => {
    expect(faultWords(es, { code: 'not-allowed', data: { reason: 'more-than-agility', given: '6', most: '5', rule: 'D-22' } }))
      .toBe('Demasiadas acciones contadas: 6; la Agilidad permite 5. (regla D-22)');
  });

  it('name a weapon, a skill and a combatant as people do', () => {
    const names = new Names({ fighters: [{ id: 'ana', name: 'Ana', weapons: [{ id: 'axe', model: 'axe' }] }] as unknown as Fighter[] }, es);
    const told = (data: Record<string, string>) => faultWords(es, named(names, 'ana')({ path: 'actions', code: 'not-allowed', data }));
    expect(told({ reason: 'more-than-weapon-allows', weapon: 'axe', given: '3', most: '1', rule: 'D-23' })).toBe('Demasiadas acciones con hacha: 3; permite 1. (regla D-23)');
    expect(told({ reason: 'more-than-one-mode', weapon: 'axe' })).toBe('Con hacha sólo se puede usar un modo de fuego por asalto.');
    expect(told({ reason: 'more-than-once', weapon: 'axe', mode: 'burst' })).toBe('Con hacha sólo se puede hacer una vez por asalto: ráfaga.');
    expect(told({ reason: 'no-skill', combatant: 'ana', skill: 'medicine' })).toBe('La habilidad «Medicina» de Ana es 0: no puede ni intentarlo.');
    expect(told({ reason: 'skill-needed', skills: 'dodge, axes' })).toBe('Faltan habilidades que se necesitan: Esquivar, Hachas.');
  });

  it('name no bound that nobody set', () => {
    expect(faultWords(es, { code: 'wrong-value', data: { reason: 'range', least: '1', most: '2147483647', given: '0' } })).toBe('Tiene que ser 1 o más, no «0».');
  });

  it('of dice name the die and what it shows', () => {
    const told = (path: string, code: string, data: Record<string, string>) => diceFaults([{ path, code, data }], [8, 5, 1, 9, 'x']).map(f => faultWords(es, f));
    expect(told('dice[3]', 'die-too-high', { most: '8' })).toEqual(['El dado 4 (9) no puede salir en un d8.']);
    expect(told('dice[5]', 'dice-ran-out', { given: '5', sides: '8' })).toEqual(['Faltan dados: hay 5, y el siguiente sería un d8.']);
    expect(told('dice[3]', 'dice-left-over', { expected: '3', given: '5' })).toEqual(['Sobran dados: se usan 3, y hay 5.']);
    expect(told('dice[4]', 'wrong-value', { reason: 'type', expected: 'integer' })).toEqual(['Dado 5 («x»): tiene que ser un número entero.']);
  });

  it('of a newer server are shown as they are', () => {
    expect(faultWords(es, { code: 'brand-new', data: {} })).toBe('Fallo: brand-new.');
  });
});

describe('the language', () => {
  it('is the first of the browser’s that the page speaks', () => {
    expect([preferred(['fr', 'es-ES', 'en']), preferred(['en-GB', 'es']), preferred(['fr']), preferred([])]).toEqual(['es', 'en', 'en', 'en']);
  });
});
