/** The inclusive positions a..b of the events in a frame. */
export type Span = readonly [a: number, b: number];

/** What a client does with a frame: apply its events from this one on, ignore it, or subscribe again from where it is. */
export type Verdict = { apply: number } | 'ignore' | 'gap';

/** The client's rule: nothing is applied twice, nothing is left out. `last` is the last event applied. */
export function judge(last: number, [a, b]: Span): Verdict {
  if (b <= last) return 'ignore';
  if (a > last + 1) return 'gap';
  return { apply: last + 1 - a };
}

/** Heads beyond what was applied for one whole heartbeat mean that frames were lost. */
export class Heartbeats {
  private owed = 0;

  /** Is something missing that the heartbeat before this one knew of already? */
  beat(last: number, head: number): boolean {
    const missing = this.owed > last;
    this.owed = head;
    return missing;
  }
}
