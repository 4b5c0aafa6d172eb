import type { Happening } from '../contract/events';
import { clockOf, evolve, fold, type Scene } from './fold';
import { holding } from './holding';

/** The seconds that a wound or a shock leaves, by the event that tells of it. Of a tenth that kills at once there is none. */
export function clocks(events: readonly Happening[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const ofTenth = new Map<string, number[]>();
  let scene: Scene = fold([]);
  for (const event of holding(events)) {
    scene = evolve(scene, event);
    const tenth = `${event.round} ${event.beat} ${event.actor}`;
    if (event.type === 'Died') for (const seq of event.data.cause === 'bled-out' ? [] : (ofTenth.get(tenth) ?? [])) found.delete(seq);
    const deadline = deadlineOf(scene, event);
    if (deadline === null) continue;
    found.set(event.seq, deadline - clockOf(scene));
    ofTenth.set(tenth, [...(ofTenth.get(tenth) ?? []), event.seq]);
  }
  return found;
}

function deadlineOf(scene: Scene, event: Happening): number | null {
  if (event.type !== 'WoundInflicted' && event.type !== 'LostConsciousness') return null;
  const fighter = scene.fighters.find(f => f.id === event.actor);
  if (event.type === 'WoundInflicted') return fighter?.wounds.find(w => w.wound === event.data.wound)?.deadline ?? null;
  return event.data.cause === 'shock' ? (fighter?.shock?.deadline ?? null) : null;
}
