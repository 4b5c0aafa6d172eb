import type { Due } from '../fold/plan';
import { whole, type ActionDraft } from './draft';

/** What an action's tenth hangs on, while it is being written. */
export function dueOf(action: ActionDraft): Due {
  const sprays = action.targets.map(t => whole(t.sprays)).reduce((sum: number, n) => sum + (typeof n === 'number' ? n : 0), 0);
  return { kind: action.kind, weapon: action.weapon || null, mode: action.mode || null, sprays: action.targets.length > 0 ? sprays : null };
}
