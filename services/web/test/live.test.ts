// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Happening } from '../src/contract/events';
import { backoff, nextTry } from '../src/wire/backoff';
import { Live, type Status } from '../src/wire/live';
import { Api } from '../src/wire/api';
import { Rest } from '../src/wire/rest';
import { FakeArena } from './fake/arena';

const settle = () => new Promise(done => setTimeout(done));

class Watcher {
  readonly seen: number[] = [];
  readonly statuses: Status[] = [];
  readonly ticks: number[] = [];
  private readonly due: (() => void)[] = [];
  readonly live: Live;

  constructor(readonly arena: FakeArena, from = arena.events.length) {
    const api = new Api(new Rest(arena.fetch));
    const take = (events: readonly Happening[]) => this.seen.push(...events.map(e => e.seq));
    this.live = new Live('the-duel', from, {
      apply: take,
      tick: (_, beat) => this.ticks.push(beat),
      status: status => this.statuses.push(status),
      refill: async position => {
        if (position === 0) this.seen.length = 0;
        const events = await api.eventsAfter('the-duel', position);
        take(events);
        return Math.max(position, this.seen.at(-1) ?? 0);
      },
    }, {
      open: arena.openSocket,
      later: (what, ms) => {
        if (ms < 20_000) this.due.push(what);
        return () => this.due.splice(0, this.due.length, ...this.due.filter(w => w !== what));
      },
      random: () => 0.5,
    }).start();
  }

  get socket() {
    return this.arena.sockets.at(-1)!;
  }
  /** The time of every pending retry has come. */
  async wait() {
    this.due.splice(0).forEach(what => what());
    await settle();
  }
}

const event = (round: number, beat: number) => ({ round, beat, type: 'Moved', actor: 'frances', data: { metres: 1 } }) as const;

async function watching(): Promise<Watcher> {
  const watcher = new Watcher(FakeArena.fresh());
  await settle();
  return watcher;
}

describe('following an encounter', () => {
  it('is live after it has caught up, and hears each event once', async () => {
    const watcher = await watching();
    watcher.arena.append(event(1, 4), event(1, 4));
    watcher.arena.append(event(1, 6));
    expect(watcher.statuses.at(-1)).toBe('live');
    expect(watcher.seen).toEqual([4, 5, 6]);
  });

  it('subscribes from where it is once an epoch is known', async () => {
    const watcher = await watching();
    expect(watcher.socket.heard.filter(f => f.t === 'sub').map(f => f.t === 'sub' && f.from)).toEqual([undefined, { epoch: 'e1', pos: 3 }]);
  });

  it('reads over REST what happened between its reading and its subscribing', async () => {
    const arena = FakeArena.fresh();
    const watcher = new Watcher(arena);
    arena.append(event(1, 1), event(1, 2));
    await settle();
    expect(watcher.seen).toEqual([4, 5]);
  });

  it('takes an own command’s events only once, whichever way they come first', async () => {
    const watcher = await watching();
    watcher.live.learnt([{ ...event(1, 4), seq: 4 } as Happening]);
    watcher.arena.append(event(1, 4));
    expect(watcher.seen).toEqual([4]);
  });

  it('comes back by itself and has neither gap nor double', async () => {
    const watcher = await watching();
    watcher.arena.append(event(1, 1));
    for (let i = 0; i < 5; i++) {
      watcher.socket.drop();
      expect(watcher.statuses.at(-1)).toBe('reconnecting');
      watcher.arena.append(event(1, 2), event(1, 2));
      await watcher.wait();
      expect(watcher.statuses.at(-1)).toBe('live');
    }
    expect(watcher.seen).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  });

  it('asks again when frames were lost on the way', async () => {
    const watcher = await watching();
    watcher.socket.losing = true;
    watcher.arena.append(event(1, 1));
    watcher.socket.losing = false;
    watcher.arena.append(event(1, 2));
    expect(watcher.seen).toEqual([4, 5]);
  });

  it('asks again when a lost tail shows in two heartbeats', async () => {
    const watcher = await watching();
    watcher.socket.losing = true;
    watcher.arena.append(event(1, 1));
    watcher.socket.losing = false;
    watcher.socket.say({ t: 'hb', n: 1, now: '', heads: { 'the-duel': 4 } });
    expect(watcher.seen).toEqual([]);
    watcher.socket.say({ t: 'hb', n: 2, now: '', heads: { 'the-duel': 4 } });
    expect(watcher.seen).toEqual([4]);
    expect(watcher.socket.heard.filter(f => f.t === 'pong')).toEqual([{ t: 'pong', n: 1 }, { t: 'pong', n: 2 }]);
  });

  it('stops where the server says never', async () => {
    const watcher = await watching();
    watcher.socket.drop(4002);
    expect(watcher.statuses.at(-1)).toBe('stopped');
  });

  it('passes on the clock', async () => {
    const watcher = await watching();
    watcher.socket.say({ t: 'tick', encounter: 'the-duel', round: 1, beat: 3, now: '' });
    expect(watcher.ticks).toEqual([3]);
  });
});

describe('backing off', () => {
  it('waits a random part of a ceiling that doubles and ends', () => {
    expect([0, 1, 2, 3].map(n => backoff(n, () => 1))).toEqual([500, 1000, 2000, 4000]);
    expect(backoff(20, () => 1)).toBe(15_000);
    expect(backoff(20, () => 0)).toBe(0);
  });

  it('does as the server said before it closed', () => {
    expect(nextTry(1012, { rc: 'backoff', afterMs: 1000 }, 0, () => 1)).toBe(1500);
    expect(nextTry(4008, { rc: 'never' }, 0)).toBeNull();
    expect(nextTry(4003, null, 0)).toBeNull();
  });
});
