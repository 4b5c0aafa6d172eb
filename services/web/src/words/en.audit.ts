import type { AuditData } from '../contract/api';

/** Why a check does not hold, and why a record of the topic was refused. */
const codes: Record<string, string> = {
  'not-an-envelope': 'what stands there is no event', hash: 'its contents are not what its seal says', header: 'its header is of another encounter, or unreadable',
  'readable-differs': 'its readable part is not what was sealed', missing: 'it is missing', repeated: 'it is there twice',
  previous: 'it was sealed behind another event', 'announced-hash': 'its seal is not the one that its record announced', 'announced-head': 'it is not where the log says that the encounter ends', refused: 'its record was refused, for it is no event',
  differs: 'it is not the same', contradicted: 'the topic said two things about it', 'arena-away': 'the arena cannot be reached: only the chronicle’s copy was checked',
  'topic-behind': 'the topic has not brought everything yet', 'chain-broken': 'the chain is broken before it', 'other-tables': 'the encounter was opened under other tables than those here',
  'unknown-system': 'its rule system is unknown here', unexpected: 'the rules do not bring it about', unreadable: 'it cannot be read as an event', misplaced: 'fields of it stand where others see them than may',
  'no-key': 'it has no key that names an encounter', 'not-text': 'it is no text', 'names-differ': 'its key, headers and contents name different events',
  'headers-missing': 'headers are missing or unreadable', contradicts: 'another event is recorded in its place', unreachable: 'it does not answer',
  'broken-off': 'the answer broke off', stalled: 'it stopped answering', 'head-missing': 'it did not say where the encounter ends',
};

export const AUDIT = {
  title: 'Audit', run: 'Audit this encounter', running: 'Auditing…', verdict: 'Verdict', events: (n: number) => `${n} events checked`, checks: 'Checks', ok: 'holds', failed: 'does not hold',
  divergence: 'First divergence', where: { arena: 'in the arena’s log', chronicle: 'in the chronicle’s copy', both: 'in both copies' },
  at: (seq: number) => `event ${seq}`, broken: (check: string) => `What does not hold: ${check}.`, details: 'Details', head: 'Hash of the last event', codes,
  heads: (arena: number, chronicle: number) => `The arena has ${arena} events, the chronicle ${chronicle}.`,
  refused: 'Refused records of the topic', record: (partition: number, offset: number) => `partition ${partition}, offset ${offset}`,
  data: (d: AuditData) => (d['recorded'] && d['ours'] ? `recorded: ${d['recorded']}; here: ${d['ours']}` : ''),
};
