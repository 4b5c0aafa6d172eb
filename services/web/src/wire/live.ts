import type { Happening } from '../contract/events';
import { nextTry } from './backoff';
import { judge, Heartbeats } from './follow';
import { eventsOf, type ClientFrame, type EventFrame, type ServerFrame } from './frames';
import { read } from './read';

export const SUBPROTOCOL = 'asalto.v1.json';
export type Status = 'connecting' | 'live' | 'reconnecting' | 'stopped';

/** As much of a browser's WebSocket as is used here. */
export interface Socket {
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export type Listener = {
  /** Events that follow on those applied before, without gap or repeat. */
  apply(events: Happening[]): void;
  tick(round: number, beat: number): void;
  status(status: Status): void;
  /** No tail comes from here on: read what is missing (from 0: everything anew), and answer with the position read up to. */
  refill(from: number): Promise<number>;
};
export type Surroundings = {
  open(): Socket;
  later(what: () => void, ms: number): () => void;
  random(): number;
};

const SILENCE = 15_000 + 10_000; // a heartbeat comes after 15 s without other traffic

/** Follows one encounter over the socket from a position on, for as long as it is wanted. */
export class Live {
  private socket: Socket | null = null;
  private stopped = false;
  private attempt = 0;
  private subs = 0;
  private epoch: string | number | undefined;
  private bye: { rc: string; afterMs?: number } | null = null;
  private heartbeats = new Heartbeats();
  /** What the frames that come now are worth: a tail, the rest of one that is being replaced, or nothing yet. */
  private tail: 'running' | 'asked' | 'refilling' = 'asked';
  private cancelRetry = () => {};
  private cancelSilence = () => {};

  constructor(
    private readonly encounter: string,
    private last: number,
    private readonly listener: Listener,
    private readonly around: Surroundings,
  ) {}

  start(): this {
    this.connect();
    return this;
  }

  stop(): void {
    this.stopped = true;
    this.cancelRetry();
    this.cancelSilence();
    this.socket?.close();
  }

  /** Something was learnt over REST already: what follows on it need not come again. */
  learnt(events: readonly Happening[]): void {
    const first = events[0];
    if (first) this.take([first.seq, first.seq + events.length - 1], events);
  }

  private connect(): void {
    if (this.stopped) return;
    this.bye = null;
    this.heartbeats = new Heartbeats();
    const socket = (this.socket = this.around.open());
    socket.onmessage = message => this.receive(read(String(message.data)) as ServerFrame);
    socket.onclose = close => this.closed(socket, close.code);
    this.listen();
  }

  private subscribe(): void {
    this.tail = 'asked';
    const sub = { t: 'sub', id: String(++this.subs), encounter: this.encounter } as const;
    // a position means something only within an epoch: the first time there is none yet, and the answer brings it
    this.send(this.epoch === undefined ? sub : { ...sub, from: { epoch: this.epoch, pos: this.last } });
  }

  private send(frame: ClientFrame): void {
    this.socket?.send(JSON.stringify(frame));
  }

  private receive(frame: ServerFrame): void {
    this.listen();
    if (frame.t === 'hb') return this.heartbeat(frame.n, frame.heads[this.encounter] ?? 0);
    if (frame.t === 'welcome') return this.subscribe(); // not before: until then nobody may be listening
    if (frame.t === 'bye') return void (this.bye = frame);
    if (!('encounter' in frame) || frame.encounter !== this.encounter) return;
    switch (frame.t) {
      case 'subok':
        if (this.epoch !== undefined && frame.epoch !== this.epoch) this.last = 0; // what was applied may never have been
        this.epoch = frame.epoch;
        this.tail = frame.mode === 'snapshot' ? 'refilling' : 'running';
        break;
      case 'reset':
        this.last = 0;
        break;
      case 'live':
        if (this.tail === 'refilling') return this.refill();
        this.attempt = 0;
        this.listener.status('live');
        break;
      case 'ev':
        this.take(frame.p, eventsOf(frame as EventFrame));
        break;
      case 'tick':
        this.listener.tick(frame.round, frame.beat);
        break;
      case 'end':
        this.stop();
        this.listener.status('stopped');
        break;
    }
  }

  private take(span: readonly [number, number], events: readonly Happening[]): void {
    if (this.tail === 'refilling') return; // read over REST, to the end
    const verdict = judge(this.last, span);
    if (verdict === 'gap') return this.tail === 'running' ? this.subscribe() : undefined;
    if (verdict === 'ignore') return;
    this.last = span[1]; // before anybody hears of it, who might subscribe again
    this.listener.apply(events.slice(verdict.apply));
  }

  private heartbeat(n: number, head: number): void {
    this.send({ t: 'pong', n });
    if (this.heartbeats.beat(this.last, head)) this.subscribe();
  }

  private refill(): void {
    const socket = this.socket;
    this.listener.refill(this.last).then(
      position => {
        this.last = Math.max(this.last, position);
        if (this.socket === socket) this.subscribe();
      },
      () => this.lose(socket), // unreadable just now: the reconnect tries again
    );
  }

  private listen(): void {
    this.cancelSilence();
    const socket = this.socket;
    this.cancelSilence = this.around.later(() => this.lose(socket), SILENCE);
  }

  /** Does not wait for the other side to agree: it may be gone. */
  private lose(socket: Socket | null): void {
    socket?.close();
    if (socket) this.closed(socket, 4200);
  }

  private closed(socket: Socket, code: number): void {
    if (this.stopped || this.socket !== socket) return;
    this.socket = null;
    this.cancelSilence();
    const pause = nextTry(code, this.bye, this.attempt++, this.around.random);
    if (pause === null) return this.listener.status('stopped');
    this.listener.status('reconnecting');
    this.cancelRetry = this.around.later(() => this.connect(), pause);
  }
}
