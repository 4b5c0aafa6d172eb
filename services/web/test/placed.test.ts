import { describe, expect, it } from 'vitest';
import { draftOf, newAction } from '../src/form/draft';
import { duel } from '../src/form/opening';
import { inTheRows, isShown } from '../src/form/paths';
import { around, byKey, isAField, Placed } from '../src/form/placed';

const fault = (path: string) => ({ path, code: 'wrong-value', data: {} });

describe('the path of a fault', () => {
  it('leads from the value to what it stands in', () => {
    expect(around('actions[2].against.attacker')).toEqual(['actions[2].against.attacker', 'actions[2].against', 'actions[2]', 'actions']);
    expect(around('')).toEqual([]);
    expect(around('combatants[0].skills.')).toEqual(['combatants[0].skills.', 'combatants[0].skills', 'combatants[0]', 'combatants']);
  });

  const draft = {
    accumulateOn: '' as const,
    actions: [newAction('attack', { modifiers: [{ value: 'x', reason: '' }] }), newAction('parry'), newAction('oppose'), newAction('shoot', { targets: [{ target: 'b', sprays: '9' }] })],
  };
  const key = (index: number) => `action#${draft.actions[index]!.key}`;
  const place = (path: string) => {
    const placed = Placed.at([{ ...fault(path), path: byKey(path, draft) }], p => isAField(p, draft));
    return [...draft.actions.flatMap(a => ['', '.kind', '.weapon', '.target', '.calledShot', '.against', '.against.attacker', '.against.ordinal', '.modifiers[0]', '.modifiers[0].value', '.targets[0].sprays', '.targets']
      .map(field => `action#${a.key}${field}`)), 'actions', 'accumulateOn'].find(p => placed.of(p).length > 0) ?? (placed.rest.length > 0 ? 'rest' : 'lost');
  };

  it.each([
    ['actions[0].weapon', () => `${key(0)}.weapon`],
    ['actions[0].modifiers[0].value', () => `${key(0)}.modifiers[0].value`],
    ['actions[1].against.attacker', () => `${key(1)}.against.attacker`],
    ['actions[1].against.ordinal', () => `${key(1)}.against.ordinal`],
    ['actions[2].against', () => `${key(2)}.against`],
    ['actions[3].targets[0].sprays', () => `${key(3)}.targets[0].sprays`],
    ['actions[3].targets', () => `${key(3)}.targets`],
    ['actions[0].metres', () => key(0)],
    ['actions[1]', () => key(1)],
    ['actions', () => 'actions'],
    ['accumulateOn', () => 'accumulateOn'],
    ['', () => 'rest'],
    ['combatant', () => 'rest'],
  ])('%s finds its field', (path, expected) => {
    expect(place(path)).toBe(expected());
  });

  it('stays with the action when that is moved', () => {
    const moved = draftOf([], null);
    const [first, second] = [newAction('attack'), newAction('move')];
    moved.actions = [first, second];
    const path = byKey('actions[1].metres', moved);
    moved.actions = [second, first];
    expect(path).toBe(`action#${second.key}.metres`);
  });
});

describe('a fault of an opening', () => {
  it('written in JSON keeps its path', () => {
    const placed = Placed.at([fault('combatants[1].nane'), fault('combatants'), fault('name')], path => isShown(path, 'json'));
    expect(placed.rest.map(f => f.path)).toEqual(['combatants[1].nane', 'combatants']);
  });

  it('finds the row of a skill, and the weapon', () => {
    const at = (path: string, code: string) => inTheRows({ ...fault(path), code }, duel()).path;
    expect(at('combatants[1].skills.long-swords-1h', 'wrong-value')).toBe('combatants[1].skills[0].value');
    expect(at('combatants[1].skills.long-swords-1h', 'unknown-field')).toBe('combatants[1].skills[0].skill');
    expect(at('combatants[0].weapons[0].model', 'wrong-value')).toBe('combatants[0].weapons[0].model');
  });

  it('of a field that the form does not have goes to what it stands in', () => {
    const placed = Placed.at([fault('combatants[0].luck.head'), fault('ruleset.id')], path => isShown(path, 'form'));
    expect(placed.of('combatants[0]').length).toBe(1);
    expect(placed.rest.map(f => f.path)).toEqual(['ruleset.id']);
  });
});
