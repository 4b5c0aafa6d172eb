import type { ClientFrame, ServerFrame } from '../../src/wire/frames';
import type { Socket } from '../../src/wire/live';
import type { FakeArena } from './arena';

const EPOCH = 'e1';
const ENCOUNTER = 'the-duel';

/** The arena's end of a socket: snapshot or tail, one frame a beat, as docs/api.md has it. */
export class FakeSocket implements Socket {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  readonly heard: ClientFrame[] = [];
  /** Frames of events are lost on the way. */
  losing = false;
  private position: number | null = null;
  private open = true;

  constructor(private readonly arena: FakeArena) {
    queueMicrotask(() => this.say({ t: 'welcome', v: 1, conn: 'c', now: '', hb: 15_000 }));
  }

  send(text: string): void {
    const frame = JSON.parse(text) as ClientFrame;
    this.heard.push(frame);
    if (frame.t === 'sub') this.subscribe(frame.id, frame.from);
  }

  private subscribe(id: string, from: { epoch?: string | number; pos: number } | undefined): void {
    const head = this.arena.events.length;
    const tail = from?.epoch === EPOCH;
    this.position = tail ? from.pos : head;
    this.say({ t: 'subok', id, encounter: ENCOUNTER, view: 'gm', epoch: EPOCH, pos: this.position, head, mode: tail ? 'tail' : 'snapshot' });
    if (!tail) this.say({ t: 'snap', encounter: ENCOUNTER, epoch: EPOCH, pos: head, part: 1, parts: 1, state: '{}' });
    this.pump();
    this.say({ t: 'live', encounter: ENCOUNTER, pos: this.position });
  }

  /** Sends what has happened since. */
  pump(): void {
    while (this.open && this.position !== null && this.position < this.arena.events.length) {
      const first = this.arena.events[this.position]!;
      const beat = this.arena.events.slice(this.position).filter((e, i, all) => e.round === first.round && e.beat === first.beat && all.slice(0, i).every(b => b.beat === first.beat));
      const last = this.position + beat.length;
      const frame: ServerFrame = {
        t: 'ev', encounter: ENCOUNTER, p: [first.seq, last], round: first.round, beat: first.beat, e: beat.map(e => ({ k: e.type, v: 1, a: e.actor, d: e.data })),
      };
      this.position = last;
      if (!this.losing) this.say(frame);
    }
  }

  say(frame: ServerFrame): void {
    if (this.open) this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  /** The line goes dead, or the server closes. */
  drop(code = 1006): void {
    this.open = false;
    this.onclose?.(new CloseEvent('close', { code }));
  }

  close(): void {
    this.open = false;
  }
}
