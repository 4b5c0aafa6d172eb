import type { AuditReport, EventsPage, Outcome, Summary, View } from '../contract/api';
import type { Happening } from '../contract/events';
import type { Odds } from '../contract/odds';
import type { Rest } from './rest';

const PAGE = 1000;

/** The arena's paths, by what one wants. */
export class Api {
  constructor(private readonly rest: Rest) {}

  /** Encounters, newest first: the newest of all, or those older than one. */
  encounters = (before?: string) =>
    this.rest.read<{ encounters: Summary[]; more: boolean }>(`/api/encounters${before ? `?before=${encodeURIComponent(before)}` : ''}`);
  view = (id: string) => this.rest.read<View>(at(id));
  ruleset = (system: string) => this.rest.read<unknown>(`/api/rulesets/${encodeURIComponent(system)}`);
  audit = (id: string) => this.rest.read<AuditReport>(`/api/audit/${encodeURIComponent(id)}`);
  open = (body: unknown) => this.rest.change<View>('POST', '/api/encounters', body);
  declare = (id: string, combatant: string, body: unknown) =>
    this.rest.change<Outcome>('PUT', `${at(id)}/declarations/${encodeURIComponent(combatant)}`, body);
  odds = (id: string, considered: unknown, signal: AbortSignal) => this.rest.ask<Odds>(`${at(id)}/odds`, considered, signal);
  start = (id: string, body: unknown) => this.rest.change<Outcome>('POST', `${at(id)}/rounds`, body);
  seat = (id: string, combatant: unknown) => this.rest.change<Outcome>('POST', `${at(id)}/combatants`, combatant);
  situate = (id: string, situation: unknown) => this.rest.change<Outcome>('PATCH', `${at(id)}/situation`, situation);
  pass = (id: string, time: unknown) => this.rest.change<Outcome>('POST', `${at(id)}/time`, time);
  rule = (id: string, ruling: unknown) => this.rest.change<Outcome>('POST', `${at(id)}/rulings`, ruling);
  order = (id: string, combatant: string, body: unknown) =>
    this.rest.change<Outcome>('PUT', `${at(id)}/orders/${encodeURIComponent(combatant)}`, body);
  close = (id: string) => this.rest.change<Outcome>('POST', `${at(id)}/close`, {});
  nextBeat = (id: string) => this.rest.change<Outcome>('POST', `${at(id)}/beats`, {});

  /** Everything after a position, page by page. */
  async eventsAfter(id: string, after: number): Promise<Happening[]> {
    const all: Happening[] = [];
    for (;;) {
      const last = all.at(-1)?.seq ?? after;
      const page = await this.rest.read<EventsPage>(`${at(id)}/events?after=${last}&limit=${PAGE}`);
      all.push(...page.events);
      if (page.events.length === 0 || (all.at(-1)?.seq ?? after) >= page.head) return all;
    }
  }
}

const at = (id: string) => `/api/encounters/${encodeURIComponent(id)}`;
