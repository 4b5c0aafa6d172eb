// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { Fault } from '../src/contract/api';
import App from '../src/view/App.svelte';
import { Api } from '../src/wire/api';
import { Rest } from '../src/wire/rest';
import { i18n } from '../src/words/i18n.svelte';
import { FakeArena } from './fake/arena';

// For every path that the arena can fault in a form, exactly the field that it names is marked, and nothing else.

configure({ asyncUtilTimeout: 15_000 });
afterEach(async () => {
  cleanup();
  const gone = new Promise(done => addEventListener('hashchange', done, { once: true }));
  location.hash = '';
  await gone;
});

type User = ReturnType<typeof userEvent.setup>;
const hidden = { hidden: true };

async function open(arena: FakeArena, hash = '#/c/the-duel'): Promise<User> {
  const there = new Promise(done => addEventListener('hashchange', done, { once: true }));
  location.hash = hash;
  await there;
  render(App, { props: { api: new Api(new Rest(arena.fetch, async () => {})), openSocket: arena.openSocket } });
  i18n.choose('es');
  if (hash.startsWith('#/c')) await screen.findByRole('heading', { level: 1, name: 'El duelo' });
  return userEvent.setup();
}

/** What a form shows as wrong: the labels of its fields, and the groups in which something stands that is of no field. */
function marked(form: HTMLElement): string[] {
  const fields = [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].map(field => {
    const told = document.getElementById(field.getAttribute('aria-describedby')!.split(' ').at(-1)!);
    expect(told?.classList.contains('fault')).toBe(true);
    return form.querySelector(`label[for="${field.id}"]`)!.textContent!.trim();
  });
  const boxes = [...form.querySelectorAll<HTMLElement>('.faults')].map(box => {
    const legend = box.parentElement!.closest('fieldset')?.querySelector('legend');
    return `en ${[...(legend?.childNodes ?? [])].filter(n => n.nodeType === Node.TEXT_NODE).map(n => n.textContent).join('').trim() || 'el formulario'}`;
  });
  return [...fields, ...boxes];
}

let asked = 0;

/** Sends the form once for each path, as the arena would refuse it. */
async function walk(arena: FakeArena, form: HTMLElement, submit: string, paths: readonly (readonly [path: string, at: string, code?: string])[]) {
  const button = [...form.querySelectorAll('button')].find(b => b.textContent === submit)!;
  for (const [path, at, code = 'wrong-value'] of paths) {
    const fault: Fault = { path, code, data: { reason: 'taken', given: `${path} ${++asked}` } };
    arena.refuseNext = { status: 422, code: 'faulty', faults: [fault] };
    button.click(); // a search by role for each would take most of the time
    const told = `«${path} ${asked}» ya está cogido.`.toLowerCase(); // not what was told before
    await waitFor(() => expect({ told: form.textContent!.toLowerCase().includes(told), busy: button.disabled }).toEqual({ told: true, busy: false }), { timeout: 5_000 });
    expect({ path, marked: marked(form) }).toEqual({ path, marked: [at] });
  }
}

describe('a fault marks exactly the field that it names', () => {
  it('in an opening', async () => {
    const arena = new FakeArena();
    const user = await open(arena, '#/');
    const form = screen.getByRole('form', { name: 'Abrir un encuentro' });
    await user.click(screen.getByRole('button', { name: 'Rellenar con el duelo de ejemplo' }));
    await user.click(screen.getByText('Reglas de la casa: opciones y tablas'));
    await user.click(await screen.findByRole('button', { name: 'Sustituir la tabla de localizaciones' }));
    await user.type(screen.getByLabelText('Caballero francés – Caballero español'), '4');
    const second = within(screen.getByRole('group', { name: 'Combatiente 2' }));
    await user.click(second.getByRole('button', { name: 'Añadir un arma' }));
    await user.selectOptions(second.getByLabelText('Arma 2'), 'una propia…');
    await walk(arena, form, 'Abrir', [
      ['name', 'Nombre'], ['combatants', 'en el formulario'], ['combatants[1]', 'en Combatiente 2'], ['combatants[0].name', 'Nombre'], ['combatants[1].id', 'Nombre'],
      ['combatants[0].side', 'Bando (opcional)'], ['combatants[0].npc', 'Personaje no jugador'],
      ['combatants[0].attributes', 'en Atributos'], ['combatants[0].attributes.strength', 'Fuerza'], ['combatants[0].attributes.size', 'Tamaño'],
      ['combatants[0].skills', 'en Habilidades por encima de la base'], ['combatants[0].skills.medicine', 'en Habilidades por encima de la base'],
      ['combatants[0].skills.long-swords-1h', 'Valor de la habilidad 1'], ['combatants[0].skills.long-swords-1h', 'Valor de la habilidad 1', 'not-allowed'],
      ['combatants[0].skills.long-swords-1h', 'Habilidad 1', 'unknown-field'],
      ['combatants[0].weapons', 'en Armas'], ['combatants[0].weapons[0]', 'en Armas'], ['combatants[0].weapons[0].model', 'Arma 1'], ['combatants[0].weapons[0].held', 'Dónde está el arma 1'],
      ['combatants[0].weapons[0].id', 'Nombre corto (id) del arma 1'], ['combatants[0].weapons[0].ammunition', 'Munición del arma 1'],
      ['combatants[0].weapons[0].telescopic', 'Mira telescópica en el arma 1'], ['combatants[0].weapons[0].laser', 'Guía láser en el arma 1'],
      ['combatants[1].weapons[1].skill', 'Habilidad del arma'], ['combatants[1].weapons[1].hands', 'Manos'], ['combatants[1].weapons[1].damage', 'Daño'], ['combatants[1].weapons[1].kind', 'Tipo de daño'],
      ['combatants[1].weapons[1].actions', 'Acciones por asalto (A/A)'], ['combatants[1].weapons[1].modes', 'en Modos de fuego'], ['combatants[1].weapons[1].modes.single', 'Tira tiro a tiro'],
      ['combatants[1].weapons[1].modes.burst', 'Balas de una ráfaga'], ['combatants[1].weapons[1].modes.sustained', 'Balas por asalto de fuego sostenido'], ['combatants[1].weapons[1].magazine', 'Cargador'],
      ['combatants[1].weapons[1].ranges', 'en Ficha del arma 2'], ['combatants[1].weapons[1].ranges[0]', 'Alcance corto (m)'], ['combatants[1].weapons[1].ranges[2]', 'Alcance largo (m)'],
      ['combatants[1].weapons[1].shield', 'Escudo'], ['combatants[1].weapons[1].natural', 'Parte del cuerpo'], ['combatants[1].weapons[1].thrown', 'Arrojadiza'], ['combatants[1].weapons[1].pistol', 'Pistola'],
      ['combatants[1].weapons[1].carriedLoaded', 'Se puede llevar cargada'],
      ['combatants[0].armour', 'en Armadura por localización'], ['combatants[0].armour.head', 'Armadura: cabeza'], ['combatants[0].armour.left-leg', 'Armadura: pierna izquierda'],
      ['combatants[0].posture', 'Postura'], ['combatants[0].cover', 'Cobertura'], ['combatants[0].storey', 'Planta'], ['combatants[0].mounted', 'Montado (a caballo)'], ['combatants[0].moving', 'En movimiento'],
      ['ruleset.options.parryReadiness', 'Cuándo está lista una parada que va tras otra acción'], ['ruleset.options.successLevelFloor', 'Nivel de éxito'], ['ruleset.options.sprayModifier', 'Fuego sostenido, desde la segunda rociada'],
      ['ruleset.tables.hitLocation', 'Tabla de localizaciones (JSON)'], ['ruleset.tables.hitLocation[2].location', 'Tabla de localizaciones (JSON)'],
      ['situation.ranges[0]', 'Caballero francés – Caballero español'], ['situation.ranges[0].metres', 'Caballero francés – Caballero español'],
    ]);
  });

  it('where somebody is seated', async () => {
    const arena = FakeArena.empty();
    const user = await open(arena);
    const form = screen.getByRole('form', { name: 'Sentar a un combatiente' });
    await user.click(within(form).getByRole('button', { name: 'Añadir una habilidad' }));
    await waitFor(() => expect(within(form).getByRole('option', { name: 'Escalada' })).toBeTruthy());
    await user.selectOptions(within(form).getByLabelText('Habilidad 1'), 'Escalada');
    await walk(arena, form, 'Sentar', [
      ['name', 'Nombre'], ['id', 'Nombre'], ['attributes.agility', 'Agilidad'], ['skills.climb', 'Valor de la habilidad 1'], ['skills.climb', 'Habilidad 1', 'unknown-field'], ['armour.chest', 'Armadura: pecho'],
      ['', 'en el formulario'],
    ]);
  });

  it('in a declaration', async () => {
    const arena = FakeArena.fresh();
    const user = await open(arena);
    const form = screen.getByRole('form', { name: 'Declaración de Caballero francés' });
    const kinds: [kind: string, fields: [string, string][]][] = [
      ['attack', [['weapon', 'Arma'], ['target', 'Objetivo'], ['calledShot', 'Localización apuntada (golpe o disparo de precisión)'], ['from', 'Desde dónde'], ['offHand', 'Con la mano inhábil'], ['drawnThisRound', 'Desenfundada en este asalto'], ['blind', 'A ciegas'], ['ideal', 'Condiciones ideales'], ['modifiers[0].value', 'Modificador 1'], ['modifiers[0].reason', 'Motivo del modificador 1']]],
      ['parry', [['against.attacker', 'Reservada contra'], ['against.ordinal', 'Ataque n.º']]],
      ['shoot', [['target', 'Objetivo'], ['modifiers[0].value', 'Modificador 1']]],
      ['reload', [['load', 'Carga']]],
      ['move', [['metres', 'Metros']]],
      ['treat', [['patient', 'Paciente'], ['wound', 'Herida'], ['difficulty', 'Dificultad'], ['', 'en Acción 1']]],
      ['test', [['skill', 'Habilidad'], ['attribute', 'Atributo'], ['difficulty', 'Dificultad']]],
      ['oppose', [['skill', 'Habilidad'], ['against', 'Oponente'], ['theirSkill', 'Habilidad del oponente'], ['difficulty', 'Dificultad'], ['theirDifficulty', 'Dificultad del oponente']]],
    ];
    await user.click(within(form).getByRole('button', { name: 'Añadir una acción' }));
    await user.click(within(form).getByRole('button', { name: 'Añadir un modificador', hidden: true }));
    for (const [kind, fields] of kinds) {
      await user.selectOptions(within(form).getByLabelText('Qué'), kind);
      await walk(arena, form, 'Declarar', [['actions[0].kind', 'Qué'], ...fields.map(([field, label]) => [field === '' ? 'actions[0]' : `actions[0].${field}`, label] as const)]);
    }
    await walk(arena, form, 'Declarar', [['actions', 'en el formulario'], ['accumulateOn', 'Acumulación en la misma décima'], ['', 'en el formulario']]);
  });

  it('in what is still written of another weapon: a mode and sprays are shown, so that they can be taken back', async () => {
    const arena = FakeArena.fresh();
    arena.append({ round: 1, beat: 0, type: 'ActionsDeclared', actor: 'frances', data: { actions: [{ kind: 'shoot', weapon: 'espada', mode: 'burst', targets: [{ target: 'espanol', sprays: 2 }] }] } });
    const user = await open(arena);
    const form = screen.getByRole('form', { name: 'Declaración de Caballero francés', hidden: true });
    await user.selectOptions(within(form).getByLabelText('Acumulación en la misma décima'), 'attack');
    await walk(arena, form, 'Cambiar la declaración', [
      ['actions[0].mode', 'Modo de fuego'], ['actions[0].targets', 'en Objetivos de las rociadas'], ['actions[0].targets[0].target', 'Objetivo 1 de las rociadas'], ['actions[0].targets[0].sprays', 'Rociadas al objetivo 1'],
      ['actions[0].target', 'en Acción 1'],
    ]);
  });

  it('in standing orders', async () => {
    const arena = FakeArena.fresh();
    arena.append({ round: 1, beat: 0, type: 'OrdersGiven', actor: 'frances', data: { orders: [{
      when: { attackedBy: 'espanol', attacked: true, within: { of: 'espanol', metres: 3 }, empty: 'espada', wounded: 'minor' },
      choose: { actions: [{ kind: 'parry', weapon: 'espada' }, { kind: 'attack', weapon: 'espada', target: 'espanol' }] },
    }] } });
    const user = await open(arena);
    screen.getByRole('heading', { level: 2, name: 'Órdenes permanentes' }).closest('details')!.open = true;
    const form = await screen.findByRole('form', { name: 'Órdenes permanentes de Caballero francés' });
    await user.click(within(form).getByRole('button', { name: 'Añadir una orden' }));
    await walk(arena, form, 'Dar estas órdenes', [
      ['orders', 'en el formulario'], ['orders[1]', 'en Orden 2'], ['orders[0].when.attackedBy', 'en Quién es X, condición 1 (cualquiera de ellos)'], ['orders[0].when.attackedBy[0]', 'en Quién es X, condición 1 (cualquiera de ellos)', 'unknown-combatant'],
      ['orders[0].when.attacked', 'Es así, condición 2'], ['orders[0].when.within.of', 'Quién es X, condición 3 (cualquiera de ellos)'], ['orders[0].when.within.metres', 'Metros como mucho, condición 3'],
      ['orders[0].when.empty', 'Arma, condición 4'], ['orders[0].when.wounded', 'Al menos, condición 5'], ['orders[0].when.wounded', 'Condición 5', 'unknown-field'],
      ['orders[0].choose.actions', 'en Orden 1'], ['orders[0].choose.accumulateOn', 'Acumulación en la misma décima'], ['orders[0].choose.actions[1].target', 'Objetivo'], ['orders[0].choose.actions[0].weapon', 'Arma'],
    ]);
  });

  it('in the situation', async () => {
    const arena = FakeArena.fresh();
    const user = await open(arena);
    const form = screen.getByRole('form', { name: 'Situación', ...hidden });
    await user.selectOptions(within(within(form).getByRole('group', { name: 'Caballero español', ...hidden })).getByLabelText('Cobertura'), 'partial');
    await user.type(within(form).getByLabelText('Caballero francés – Caballero español'), '12');
    await user.click(within(form).getByRole('button', { name: 'Añadir un modificador', ...hidden }));
    await walk(arena, form, 'Cambiar la situación', [
      ['set[0]', 'en Caballero español'], ['set[0].combatant', 'en Caballero español'], ['set[0].cover', 'Cobertura'], ['set[0].posture', 'Postura'], ['set[0].storey', 'Planta'], ['set[0].moving', 'En movimiento'], ['set[0].mounted', 'Montado (a caballo)'],
      ['ranges[0].metres', 'Caballero francés – Caballero español'], ['ranges', 'en el formulario'], ['modifiers', 'en Modificadores fijos del director'], ['modifiers[0].combatant', 'Para quién es el modificador 1'],
      ['modifiers[0].value', 'Modificador 1'], ['modifiers[0].reason', 'Motivo del modificador 1'],
    ]);
  });

  it('in the time that passes', async () => {
    const arena = new FakeArena();
    const user = await open(arena);
    const form = screen.getByRole('form', { name: 'Dejar pasar el tiempo', ...hidden });
    await user.click(within(form).getByRole('button', { name: 'Añadir una cura', ...hidden }));
    await user.click(within(form).getByLabelText('a mano'));
    await walk(arena, form, 'Dejarlo pasar', [
      ['minutes', 'Minutos'], ['hours', 'Horas'], ['days', 'Días'], ['rest', 'En reposo'], ['treatments[0]', 'en Cura 1'], ['treatments[0].healer', 'Quien cura'], ['treatments[0].patient', 'Paciente'],
      ['treatments[0].wound', 'Herida'], ['treatments[0].difficulty', 'Dificultad'], ['dice', 'Resultados naturales, en el orden en que se piden'], ['dice[0]', 'Resultados naturales, en el orden en que se piden'], ['', 'en el formulario'],
    ]);
  });

  it('where a round starts', async () => {
    const arena = FakeArena.fresh();
    for (const actor of ['frances', 'espanol']) arena.append({ round: 1, beat: 0, type: 'ActionsDeclared', actor, data: { actions: [] } });
    const user = await open(arena);
    const form = screen.getByRole('form', { name: 'Jugar el asalto 1' });
    await user.click(within(form).getByLabelText('a mano'));
    await walk(arena, form, 'Empezar el asalto', [['pace', 'Ritmo'], ['dice[3]', 'Resultados naturales, en el orden en que se piden'], ['', 'en el formulario']]);
  });

  it('in a ruling', async () => {
    const arena = new FakeArena();
    const user = await open(arena);
    screen.getByRole('heading', { level: 2, name: 'Decisiones del director' }).closest('details')!.open = true;
    const form = await screen.findByRole('form', { name: 'Decisiones del director' });
    const fields: [string, [string, string][]][] = [
      ['modifier', [['combatant', 'Sobre quién'], ['action', 'Acción declarada'], ['value', 'Modificador (positivo, más difícil)'], ['reason', 'Motivo de la decisión (necesario)'], ['kind', 'Qué se decide']]],
      ['roll', [['roll', 'Tirada que se cambia'], ['dice', 'Lo que muestran los dados'], ['dice[0]', 'Lo que muestran los dados']]],
      ['wound', [['location', 'Localización'], ['level', 'Nivel de la herida'], ['damage', 'Hecha por un arma'], ['avoided', 'Aguanta el dolor: sin penalización']]],
      ['heal', [['wound', 'Herida que se quita']]], ['attribute', [['attribute', 'Atributo'], ['to', 'Nuevo valor']]], ['ammunition', [['weapon', 'Arma'], ['left', 'Munición que tiene']]],
      ['posture', [['posture', 'Postura']]], ['weapon', [['weapon', 'Arma'], ['place', 'Dónde está']]],
    ];
    for (const [kind, at] of fields) {
      await user.selectOptions(within(form).getByLabelText('Qué se decide'), kind);
      if (kind === 'wound') await user.selectOptions(within(form).getByLabelText('Nivel de la herida'), 'minor');
      await walk(arena, form, 'Decidirlo', at);
    }
  });
});
