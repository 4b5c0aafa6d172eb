import type { AccumulateOn, Action, Kind } from '../contract/actions';

// A declaration while it is being written. Everything is kept as typed, also what the kind of the moment does not use:
// changing one's mind loses nothing.

export type ModifierDraft = { value: string; reason: string };
export type SpraysDraft = { target: string; sprays: string };
export type ActionDraft = {
  key: number; kind: Kind; weapon: string; target: string; calledShot: string; from: string; mode: string; offHand: boolean;
  drawnThisRound: boolean; blind: boolean; ideal: boolean; attacker: string; ordinal: string; load: string; metres: string; patient: string;
  wound: string; difficulty: string; skill: string; attribute: string; opponent: string; theirSkill: string; theirDifficulty: string;
  modifiers: ModifierDraft[]; targets: SpraysDraft[];
};
export type DeclarationDraft = { actions: ActionDraft[]; accumulateOn: '' | AccumulateOn };

let keys = 0;

export function newAction(kind: Kind, given: Partial<ActionDraft> = {}): ActionDraft {
  return {
    weapon: '', target: '', calledShot: '', from: '', mode: '', offHand: false, drawnThisRound: false, blind: false, ideal: false, attacker: '',
    ordinal: '', load: '', metres: '', patient: '', wound: '', difficulty: '', skill: '', attribute: '', opponent: '', theirSkill: '',
    theirDifficulty: '', modifiers: [], targets: [], ...given, key: ++keys, kind,
  };
}

/** The fields of each kind, by their names in the contract; required ones are marked. */
export const FIELDS = {
  attack: ['weapon!', 'target!', 'calledShot', 'from', 'offHand', 'drawnThisRound', 'blind', 'ideal', 'modifiers'],
  parry: ['weapon!', 'against', 'offHand', 'drawnThisRound', 'blind', 'modifiers'],
  dodge: ['against', 'blind', 'modifiers'],
  shoot: ['weapon!', 'target', 'targets', 'mode', 'calledShot', 'from', 'offHand', 'drawnThisRound', 'modifiers'],
  aim: ['weapon!', 'target!'],
  reload: ['weapon!', 'load'],
  draw: ['weapon!'],
  pickUp: ['weapon!'],
  stow: ['weapon!'],
  drop: ['weapon!'],
  move: ['metres!'],
  standUp: [],
  treat: ['patient!', 'wound!', 'difficulty'],
  test: ['skill', 'attribute', 'difficulty'],
  oppose: ['skill!', 'against!', 'theirSkill!', 'difficulty', 'theirDifficulty'],
} as const satisfies Record<Kind, readonly string[]>;
export type FieldName = 'weapon' | 'target' | 'calledShot' | 'from' | 'offHand' | 'drawnThisRound' | 'blind' | 'ideal' | 'modifiers' | 'against'
  | 'targets' | 'mode' | 'load' | 'metres' | 'patient' | 'wound' | 'difficulty' | 'skill' | 'attribute' | 'theirSkill' | 'theirDifficulty';

const names = (kind: Kind): readonly string[] => FIELDS[kind];
export const has = (kind: Kind, field: FieldName): boolean => names(kind).some(name => name === field || name === `${field}!`);

/** A whole number as one; anything else as it was typed, for the server to say what is wrong with it. */
export const whole = (text: string): number | string => (/^\s*[+\-−]?\d+\s*$/.test(text) ? Number(text.trim().replace('−', '-')) : text);

/** The body of `PUT …/declarations/…`. Optional fields that were left empty are not written. */
export function body(draft: DeclarationDraft): { actions: Record<string, unknown>[]; accumulateOn?: AccumulateOn } {
  return { actions: draft.actions.map(actionBody), ...(draft.accumulateOn && { accumulateOn: draft.accumulateOn }) };
}

export function actionBody(draft: ActionDraft): Record<string, unknown> {
  const written: Record<string, unknown> = { kind: draft.kind };
  for (const entry of names(draft.kind)) {
    const value = valueOf(draft, entry.replace('!', '') as FieldName);
    if (value !== undefined) written[entry.replace('!', '')] = value;
  }
  return written;
}

const text = (typed: string) => (typed === '' ? undefined : typed);
const number = (typed: string) => (typed.trim() === '' ? undefined : whole(typed));
const rows = <T>(list: T[]) => (list.length === 0 ? undefined : list);

function valueOf(draft: ActionDraft, field: FieldName): unknown {
  switch (field) {
    case 'weapon': case 'calledShot': case 'from': case 'mode': case 'load': case 'patient': case 'skill': case 'attribute': case 'theirSkill':
      return text(draft[field]);
    case 'target': return draft.kind === 'shoot' && draft.targets.length > 0 ? undefined : text(draft.target);
    case 'offHand': case 'drawnThisRound': case 'blind': case 'ideal': return draft[field] || undefined;
    case 'metres': case 'difficulty': case 'theirDifficulty': return number(draft[field]);
    case 'wound': return draft.wound.trim() === 'shock' ? 'shock' : number(draft.wound);
    case 'against': return draft.kind === 'oppose' ? text(draft.opponent) : reserved(draft);
    case 'modifiers': return rows(draft.modifiers.map(m => ({ value: number(m.value) ?? '', reason: m.reason })));
    case 'targets': return rows(draft.targets.map(t => ({ target: t.target, sprays: number(t.sprays) ?? '' })));
    default: return field satisfies never;
  }
}

const reserved = ({ attacker, ordinal }: ActionDraft) =>
  attacker === '' && ordinal.trim() === '' ? undefined : { ...(attacker && { attacker }), ...(ordinal.trim() && { ordinal: whole(ordinal) }) };

/** What stands declared, to be written on. */
export function draftOf(actions: readonly Action[], accumulateOn: AccumulateOn | null): DeclarationDraft {
  return { actions: actions.map(actionDraft), accumulateOn: accumulateOn ?? '' };
}

function actionDraft(action: Action): ActionDraft {
  const { kind, ...rest } = action as Action & Record<string, unknown>;
  const given: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(rest)) {
    if (value === null || value === undefined) continue;
    if (field === 'against' && kind === 'oppose') given['opponent'] = value;
    else if (field === 'against') Object.assign(given, texts(value as object));
    else if (field === 'modifiers' || field === 'targets') given[field] = (value as object[]).map(texts);
    else given[field] = typeof value === 'number' ? String(value) : value;
  }
  return newAction(kind, given as Partial<ActionDraft>);
}

const texts = (row: object) => Object.fromEntries(Object.entries(row).filter(([, v]) => v !== null).map(([k, v]) => [k, String(v)]));
