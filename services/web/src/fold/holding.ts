import type { Happening } from '../contract/events';

// Events that hold no longer stay in the log; what is, is that of the others.

/** The ruling by which each event that holds no longer was overruled, by its seq. */
export function overruled(events: readonly Happening[]): ReadonlyMap<number, Happening<'RulingMade'>> {
  const by = new Map<number, Happening<'RulingMade'>>();
  for (const event of events) {
    if (event.type !== 'RulingMade') continue;
    for (const seq of event.data.supersedes ?? []) if (!by.has(seq)) by.set(seq, event);
  }
  return by;
}

export function holding(events: readonly Happening[]): readonly Happening[] {
  const gone = overruled(events);
  return gone.size === 0 ? events : events.filter(e => !gone.has(e.seq));
}
