import type { Fault } from '../contract/api';
import type { Odds } from '../contract/odds';
import { Refusal } from '../wire/rest';
import { faultsOf } from '../words/faults';

/** After the last key: who is still writing is not answered. */
const PAUSE = 350;
/** When too many ask at once: again after this long, and up to as long more. */
const CROWDED = 1_000;

export type Ask = (signal: AbortSignal) => Promise<Odds>;
/** `crowded`: it will be asked again. `faulty`: such a declaration cannot be made. */
export type Asked =
  | { is: 'nothing' } | { is: 'asking' } | { is: 'crowded' } | { is: 'told'; odds: Odds } | { is: 'faulty'; faults: readonly Fault[] };

/** The odds of what is being written: asked for after a pause, and what was asked before is given up. Declaring never waits for it. */
export class Considering {
  now = $state.raw<Asked>({ is: 'nothing' });
  private asked: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Something else is considered. What was told of the old is told no longer. */
  consider(ask: Ask | null): void {
    this.stop();
    this.now = ask === null ? { is: 'nothing' } : { is: 'asking' };
    if (ask !== null) this.later(ask, PAUSE);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked?.abort();
    this.asked = null;
  }

  private later(ask: Ask, ms: number): void {
    this.timer = setTimeout(() => void this.send(ask), ms);
  }

  private async send(ask: Ask): Promise<void> {
    const asked = (this.asked = new AbortController());
    try {
      const odds = await ask(asked.signal);
      if (this.asked === asked) this.now = { is: 'told', odds };
    } catch (failure) {
      if (this.asked === asked) this.failed(failure, ask);
    }
  }

  private failed(failure: unknown, ask: Ask): void {
    if (!(failure instanceof Refusal && failure.code === 'crowded')) {
      this.now = { is: 'faulty', faults: faultsOf(failure) };
      return;
    }
    this.now = { is: 'crowded' };
    this.later(ask, CROWDED * (1 + Math.random()));
  }
}
