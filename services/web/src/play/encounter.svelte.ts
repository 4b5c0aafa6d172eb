import { SvelteSet } from 'svelte/reactivity';
import type { Outcome, View } from '../contract/api';
import type { Happening } from '../contract/events';
import { currentRound, fold, type Scene } from '../fold/fold';
import { plan, type Plan } from '../fold/plan';
import type { Board } from '../contract/board';
import { endOf, head, isBefore, nextTenth, read, startOfPlay, type Moment } from '../fold/moment';
import type { Api } from '../wire/api';
import { Live, SUBPROTOCOL, type Socket, type Status } from '../wire/live';

const REFRESH = 200;

export type Opening = { api: Api; openSocket: (() => Socket) | undefined };

/** One encounter as this page knows it: its events, where one looks at them from, and the way to hear of more. */
export class Encounter {
  events = $state.raw<readonly Happening[]>([]);
  view = $state.raw<View | null>(null);
  status = $state<Status>('connecting');
  /** Null: at the live edge. */
  looking = $state.raw<Moment | null>(null);
  /** Seconds for each tenth while playing; null: not playing. */
  playing = $state(false);
  pace = $state(1);
  failure = $state.raw<unknown>(null);
  /** Combatants in whose forms something is written that was not sent. */
  readonly unsent = new SvelteSet<string>();
  private tick = $state.raw<{ round: number; beat: number } | null>(null);

  readonly edge: Moment = $derived(this.clock(head(this.events)));
  readonly at: Moment = $derived(this.looking ?? this.edge);
  readonly live: Scene = $derived(fold(this.events));
  readonly scene: Scene = $derived(this.looking === null ? this.live : fold(this.events.filter(e => e.seq <= this.at.seq)));
  readonly visible: readonly Happening[] = $derived(this.looking === null ? this.events : this.events.filter(e => e.seq <= this.at.seq));
  /** The round that can be declared for, or is played. */
  readonly current: number = $derived(currentRound(this.live));
  /** The round whose lanes are drawn. */
  readonly shown: number = $derived(Math.max(1, this.at.round));
  readonly board: Board | null = $derived(this.view?.ruleset === 'desafio' ? (this.view.board as Board) : null);
  readonly plan: Plan = $derived(plan(this.scene, this.shown, this.board));
  /** What the server says of the state, if it is of this very moment. */
  readonly told = $derived(this.looking === null && this.view?.version === this.edge.seq ? this.view.state : null);

  private socket: Live | null = null;
  private stopped = false;
  private refreshing = false;
  private stale = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string, private readonly around: Opening) {}

  /** Reads everything, then follows. */
  async begin(at: string | null): Promise<void> {
    try {
      const [view, events] = await Promise.all([this.around.api.view(this.id), this.around.api.eventsAfter(this.id, 0)]);
      this.view = view;
      this.events = events;
      this.looking = at === null ? null : this.asMoment(read(events, at));
      this.follow();
      if (this.view?.version !== this.edge.seq) this.refresh();
    } catch (failure) {
      this.failure = failure;
    }
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.socket?.stop();
  }

  /** What an own command stored is known at once, whether the socket brings it first or not. */
  learnt(outcome: Outcome): void {
    this.socket?.learnt(outcome.events);
    this.refresh();
  }

  // ---- looking back

  look(moment: Moment | null): void {
    this.looking = this.asMoment(moment);
  }

  toPosition(index: number): void {
    const event = this.events[index - 1];
    if (event) this.look({ seq: event.seq, round: event.round, beat: event.beat });
  }

  play(): void {
    if (this.playing) return this.pause();
    if (this.looking === null) this.look(startOfPlay(this.events));
    if (this.looking === null) return; // nothing has been played
    this.playing = true;
    this.schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      this.look(this.looking && nextTenth(this.events, this.looking));
      if (this.looking === null) this.pause();
      else this.schedule();
    }, this.pace * 1000);
  }

  /** A moment that is no earlier than the edge is the present. */
  private asMoment(moment: Moment | null): Moment | null {
    return moment !== null && (moment.seq < this.edge.seq || isBefore(moment, this.edge)) ? moment : null;
  }

  /** The clock goes on between events. */
  private clock(last: Moment): Moment {
    const tick = this.tick;
    return tick && tick.round === last.round && tick.beat > last.beat ? endOf(this.events, tick.round, tick.beat) : last;
  }

  // ---- hearing of more

  private follow(): void {
    if (this.stopped) return;
    const open = this.around.openSocket ?? openSocket;
    this.socket = new Live(this.id, this.edge.seq, {
      apply: events => this.apply(events),
      tick: (round, beat) => (this.tick = { round, beat }),
      status: status => (this.status = status),
      refill: from => this.refill(from),
    }, { open, later, random: Math.random }).start();
  }

  private apply(events: readonly Happening[]): void {
    this.events = [...this.events, ...events];
    this.refresh();
  }

  private async refill(from: number): Promise<number> {
    const more = await this.around.api.eventsAfter(this.id, from);
    this.events = from === 0 ? more : [...this.events, ...more];
    this.refresh();
    return this.events.at(-1)?.seq ?? 0;
  }

  /** Reads the view again, once for however many changes; what it says holds for its version only. */
  private refresh(): void {
    this.stale = true;
    if (this.refreshing || this.stopped) return;
    this.refreshing = true;
    void this.readView();
  }

  private async readView(): Promise<void> {
    while (this.stale && !this.stopped) {
      this.stale = false;
      try {
        this.view = await this.around.api.view(this.id);
      } catch {
        this.stale = false; // it comes with the next change; the events are what counts
        break;
      }
      if (this.stale) await new Promise(done => setTimeout(done, REFRESH));
    }
    this.refreshing = false;
  }
}

const later = (what: () => void, ms: number) => {
  const timer = setTimeout(what, ms);
  return () => clearTimeout(timer);
};

const openSocket = (): Socket => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`, SUBPROTOCOL);
