import type { Action } from '../contract/actions';
import type { Scene } from './fold';
import type { Plan } from './plan';

/** Something declared that begins with a roll. `tenth` null: after the last one. */
export type AskedRoll = { combatant: string; action: Action; tenth: number | null; spray: number | null };

const IN_A_TENTH: ReadonlySet<Action['kind']> = new Set(['attack', 'shoot']);
const AT_THE_END: ReadonlySet<Action['kind']> = new Set(['test', 'oppose', 'treat']);

/** The rolls that are declared, in the order in which they come: by tenths, then combatants, then as declared. What they bring with them depends on the dice. */
export function askedRolls(scene: Pick<Scene, 'fighters'>, round: number, plan: Plan): AskedRoll[] {
  const all = scene.fighters.flatMap(fighter => {
    const actions = fighter.dead === null && fighter.declared?.round === round ? fighter.declared.actions : [];
    return actions.flatMap((action, i) => rollsOf(fighter.id, action, plan.get(fighter.id)?.[i]?.tenths ?? []));
  });
  return all.sort((a, b) => (a.tenth ?? 11) - (b.tenth ?? 11)); // stable: combatants and actions stay in order
}

function rollsOf(combatant: string, action: Action, tenths: readonly number[]): AskedRoll[] {
  if (AT_THE_END.has(action.kind)) return [{ combatant, action, tenth: null, spray: null }];
  if (!IN_A_TENTH.has(action.kind)) return [];
  return tenths.map((tenth, i) => ({ combatant, action, tenth, spray: tenths.length > 1 ? i + 1 : null }));
}
