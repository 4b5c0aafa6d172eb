import type { AuditReport, Fault, Outcome, Summary, View } from '../../src/contract/api';
import type { Happening } from '../../src/contract/events';
import type { Pace, Phase } from '../../src/contract/words';
import { currentRound, fold, type Scene } from '../../src/fold/fold';
import type { Fetch } from '../../src/wire/rest';
import odds from '../answers/odds.json';
import ruleset from '../answers/ruleset-desafio.json';
import { duelBoard } from '../board';
import { duel, sheet, type Written } from '../golden';
import { FakeSocket } from './socket';

type Answer = { status: number; body: unknown };
const ID = 'the-duel';

/** An arena with one encounter, the document's duel, that knows by heart what is rolled in its two rounds. */
export class FakeArena {
  /** What REST was asked to change, in order. */
  readonly changes: { method: string; path: string; body: unknown; key: string | null }[] = [];
  readonly sockets: FakeSocket[] = [];
  /** The next change is answered with this. */
  refuseNext: { status: number; code: string; faults: Fault[] } | null = null;
  /** What an audit says otherwise than that all is well. */
  audit: Partial<AuditReport> = {};
  /** As a running arena answered. */
  ruleset: Answer = ok(ruleset);
  /** The next questions for odds are answered with these; then by heart. */
  oddsNext: { status: number; code: string; faults: Fault[] }[] = [];
  /** What odds were asked for, in order. */
  readonly considered: Record<string, unknown>[] = [];
  /** How many combatants a summary names. */
  told = 20;
  private readonly script = duel();
  private waiting: Happening[] = [];
  private pace: Pace = 'instant';
  events: Happening[];

  /** @param upTo the last seq that has happened already */
  constructor(upTo = Infinity) {
    this.events = this.script.filter(e => e.seq <= upTo);
  }

  /** Nobody is seated yet. */
  static empty(): FakeArena {
    return new FakeArena(1);
  }

  /** Nothing has been declared yet. */
  static fresh(): FakeArena {
    return new FakeArena(3);
  }

  readonly fetch: Fetch = async (path, init) => {
    const { status, body } = this.answer(path, init);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };

  readonly openSocket = (): FakeSocket => {
    const socket = new FakeSocket(this);
    this.sockets.push(socket);
    return socket;
  };

  append(...events: Omit<Happening, 'seq'>[]): Happening[] {
    const stored = events.map((event, i) => ({ ...event, seq: this.events.length + 1 + i }) as Happening);
    this.events = [...this.events, ...stored];
    this.sockets.forEach(socket => socket.pump());
    return stored;
  }

  private answer(path: string, init: RequestInit): Answer {
    const { pathname, searchParams } = new URL(path, 'http://arena');
    if ((init.method ?? 'GET') !== 'GET') return this.change(init.method!, pathname, init);
    if (pathname === '/api/encounters') return ok({ encounters: [this.summary()], more: false });
    if (pathname === '/api/rulesets/desafio') return this.ruleset;
    if (pathname === `/api/audit/${ID}`) return ok({ encounter: ID, verdict: 'intact', events: this.events.length, head: 'ab12', checks: [{ check: 'chain', ok: true }, { check: 'same', ok: true }, { check: 'recomputed', ok: true }], ...this.audit });
    if (pathname === `/api/encounters/${ID}`) return ok(this.view());
    if (pathname === `/api/encounters/${ID}/events`) {
      const after = Number(searchParams.get('after'));
      return ok({ events: this.events.filter(e => e.seq > after).slice(0, Number(searchParams.get('limit'))), head: this.events.length });
    }
    return problem(404, 'not-found', []);
  }

  private change(method: string, path: string, init: RequestInit): Answer {
    const body = JSON.parse(String(init.body)) as Record<string, unknown>;
    if (path.endsWith('/odds')) return this.odds(body);
    this.changes.push({ method, path, body, key: new Headers(init.headers).get('idempotency-key') });
    const refusal = this.refuseNext;
    this.refuseNext = null;
    if (refusal) return problem(refusal.status, refusal.code, refusal.faults);
    const [, combatant] = /declarations\/(.+)$/.exec(path) ?? [];
    if (combatant) return ok(this.outcome(this.declare(combatant, body)));
    if (path.endsWith('/rounds')) return { status: 202, body: this.outcome(this.start((body['pace'] as Pace | undefined) ?? 'instant')) };
    const between = (type: 'SituationChanged' | 'EncounterClosed' | 'CombatantSeated' | 'TimeAdvanced', data: object) =>
      ok(this.outcome(this.append({ round: currentRound(this.scene()), beat: 0, type, actor: null, data } as Omit<Happening, 'seq'>)));
    if (path.endsWith('/situation')) return between('SituationChanged', body);
    if (path.endsWith('/combatants')) return between('CombatantSeated', { combatant: sheet(body as unknown as Written) });
    if (path.endsWith('/time')) return between('TimeAdvanced', { seconds: 60 * Number(body['minutes']) });
    if (path.endsWith('/close')) return between('EncounterClosed', {});
    if (path.endsWith('/rulings')) return ok(this.outcome(this.rule(body)));
    const [, ordered] = /orders\/(.+)$/.exec(path) ?? [];
    if (ordered) return ok(this.outcome(this.append({ round: currentRound(this.scene()), beat: 0, type: 'OrdersGiven', actor: ordered, data: body } as Omit<Happening, 'seq'>)));
    if (path.endsWith('/beats')) return ok(this.outcome(this.nextBeat()));
    return { status: 201, body: this.view() };
  }

  /** A ruling as the log has it; a roll that is replaced overrules what followed it, and nothing comes instead. */
  private rule({ combatant, reason, ...ruling }: Record<string, unknown>): Happening[] {
    const scene = this.scene();
    const from = ruling['kind'] === 'roll' ? this.events.find(e => e.seq === ruling['roll']) : undefined;
    const supersedes = from && this.events.filter(e => e.seq >= from.seq && e.round === from.round).map(e => e.seq);
    const made = { round: from?.round ?? currentRound(scene), beat: from?.beat ?? (scene.playing ? scene.beat : 0), type: 'RulingMade', actor: (combatant as string | undefined) ?? null, data: { ruling, reason, ...(supersedes && { supersedes }) } };
    return this.append(made as Omit<Happening, 'seq'>);
  }

  /** As the rules answered for the Frenchman's attack and parry, whoever asks. */
  private odds(body: Record<string, unknown>): Answer {
    this.considered.push(body);
    const refusal = this.oddsNext.shift();
    if (refusal) return problem(refusal.status, refusal.code, refusal.faults);
    return ok({ ...(body['knows'] ? odds.duelAsPlayer : odds.duel), actor: body['combatant'] });
  }

  private declare(actor: string, body: Record<string, unknown>): Happening[] {
    return this.append({ round: currentRound(this.scene()), beat: 0, type: 'ActionsDeclared', actor, data: body } as Omit<Happening, 'seq'>);
  }

  private start(pace: Pace): Happening[] {
    const round = currentRound(this.scene());
    this.pace = pace;
    this.waiting = this.script.filter(e => e.round === round && e.beat > 0);
    const stored = this.append({ round, beat: 0, type: 'RoundStarted', actor: null, data: {} });
    if (pace === 'instant') return [...stored, ...this.append(...this.waiting.splice(0))];
    if (pace !== 'step') this.run(pace === 'real' ? 100 : 1000, round, 1);
    return stored;
  }

  private run(ms: number, round: number, beat: number): void {
    setTimeout(() => {
      this.sockets.forEach(socket => socket.say({ t: 'tick', encounter: ID, round, beat, now: '' }));
      while (this.waiting[0]?.beat === beat) this.nextBeat();
      if (beat < 10) this.run(ms, round, beat + 1);
    }, ms);
  }

  private nextBeat(): Happening[] {
    const beat = this.waiting[0]?.beat;
    const due = this.waiting.filter(e => e.beat === beat);
    this.waiting = this.waiting.filter(e => e.beat !== beat);
    return this.append(...due);
  }

  scene = (): Scene => fold(this.events);

  private summary(): Summary {
    const scene = this.scene();
    const phase: Phase = scene.closed ? 'closed' : scene.playing ? 'playing' : 'declaring';
    return {
      id: ID, name: 'El duelo', ruleset: 'desafio', phase, round: currentRound(scene), beat: scene.beat, pace: this.pace, version: this.events.length,
      combatants: scene.fighters.slice(0, this.told).map(({ id, name }) => ({ id, name })), seated: scene.fighters.length, openedAt: '2026-11-30T18:00:00.000000Z',
    };
  }

  private view(): View {
    const scene = this.scene();
    const state = {
      round: scene.ended, elapsed: scene.elapsed,
      combatants: scene.fighters.map(f => ({
        id: f.id, dead: f.dead !== null, conscious: f.conscious, incapable: f.dead ? 'dead' : null, posture: f.posture, mounted: f.mounted,
        penalty: f.wounds.reduce((sum, w) => sum + (w.avoided ? 0 : w.penalty), 0), attributes: f.attributes, aim: null, shockDeadline: null,
        wounds: f.wounds.map(w => ({ wound: w.wound, location: w.location, level: w.level, avoided: w.avoided, treated: w.treated, rested: 0, deadline: null })),
        weapons: f.weapons.map(w => ({ id: w.id, held: w.held === 'hand' ? 'right' as const : w.held, onGround: w.onGround, ammunition: w.ammunition })),
      })),
    };
    return { ...this.summary(), state, board: duelBoard(this.events), dice: 'server' };
  }

  private outcome(events: Happening[]): Outcome {
    const { version, phase, round, beat } = this.summary();
    return { version, phase, round, beat, events };
  }
}

const ok = (body: unknown): Answer => ({ status: 200, body });
const problem = (status: number, code: string, faults: Fault[]): Answer => ({ status, body: { type: `urn:asalto:${code}`, status, code, faults } });
