import type { RulingKind } from '../contract/rulings';
import type { Happening } from '../contract/events';
import { holding } from '../fold/holding';
import { dice } from './dice';
import { whole } from './draft';

/** A ruling while it is being written: everything as typed, also what the kind of the moment does not use. */
export type RulingDraft = {
  kind: RulingKind; reason: string; combatant: string; action: string; value: string; roll: string; dice: string; location: string; level: string; damage: string;
  avoided: boolean; wound: string; attribute: string; to: string; weapon: string; left: string; posture: string; place: string;
};
export const newRuling = (): RulingDraft => ({
  kind: 'modifier', reason: '', combatant: '', action: '', value: '', roll: '', dice: '', location: '', level: '', damage: '', avoided: false, wound: '',
  attribute: '', to: '', weapon: '', left: '', posture: '', place: '',
});

export const RULING_FIELDS = {
  modifier: ['combatant', 'action', 'value'], roll: ['roll', 'dice'], wound: ['combatant', 'location', 'level', 'damage', 'avoided'], heal: ['combatant', 'wound'],
  attribute: ['combatant', 'attribute', 'to'], ammunition: ['combatant', 'weapon', 'left'], wake: ['combatant'], faint: ['combatant'], death: ['combatant'],
  revive: ['combatant'], posture: ['combatant', 'posture'], weapon: ['combatant', 'weapon', 'place'],
} as const satisfies Record<RulingKind, readonly (keyof RulingDraft)[]>;
export type RulingField = (typeof RULING_FIELDS)[RulingKind][number];

export const hasField = (kind: RulingKind, field: RulingField): boolean => (RULING_FIELDS[kind] as readonly string[]).includes(field);
/** Only these also while a round is played. */
export const IN_A_ROUND: readonly RulingKind[] = ['modifier', 'roll'];

/** The body of `POST …/rulings`. What was left empty is not written, for the server to say what is missing. */
export function rulingBody(draft: RulingDraft): Record<string, unknown> {
  const fields = (RULING_FIELDS[draft.kind] as readonly RulingField[]).flatMap(field => {
    const value = valueOf(draft, field);
    return value === undefined ? [] : [[field, value] as const];
  });
  return { kind: draft.kind, reason: draft.reason.trim(), ...Object.fromEntries(fields) };
}

function valueOf(draft: RulingDraft, field: RulingField): unknown {
  switch (field) {
    case 'action': case 'value': case 'roll': case 'to': case 'left': return draft[field].trim() === '' ? undefined : whole(draft[field]);
    case 'wound': return draft.wound === 'shock' ? 'shock' : draft.wound.trim() === '' ? undefined : whole(draft.wound);
    case 'dice': return dice(draft.dice);
    case 'avoided': return draft.level === 'minor' && draft.avoided ? true : undefined;
    default: return draft[field] === '' ? undefined : draft[field];
  }
}

/** Has the form of a ruling a field for this path? */
export const isOfRuling = (path: string, kind: RulingKind): boolean => path === 'kind' || path === 'reason' || hasField(kind, path as RulingField);

/** How many dice an event recorded. */
export function diceOf(event: Happening): number {
  switch (event.type) {
    case 'AttackRolled': case 'CriticalRolled': case 'DefenceRolled': case 'BulletsRolled': case 'LocationRolled': case 'EnduranceRolled': return 1;
    case 'TestRolled': return event.data.roll === null ? 0 : 1;
    case 'OpposedTestRolled': return 2;
    case 'DamageRolled': return event.data.dice.length;
    default: return 0;
  }
}

/** The rolls of the round that is played, or was played last, as far as they hold. */
export const rollsOf = (events: readonly Happening[]): Happening[] => {
  const held = holding(events);
  const started = held.findLast(e => e.type === 'RoundStarted');
  return started ? held.filter(e => e.round === started.round && e.seq > started.seq && diceOf(e) > 0) : [];
};
