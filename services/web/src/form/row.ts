import type { FireMode } from '../contract/words';
import { FIRE_MODES } from '../contract/words';
import { whole } from './draft';

/** A weapon of one's own while it is being written: a row such as the weapons table has. */
export type RowDraft = {
  skill: string; hands: string; damage: string; kind: string; actions: string; single: boolean; burst: string; sustained: string; magazine: string;
  ranges: [string, string, string]; shield: boolean; natural: boolean; thrown: boolean; pistol: boolean; carriedLoaded: boolean;
};
export const MARKS = ['shield', 'natural', 'thrown', 'pistol'] as const;

export const newRow = (): RowDraft => ({
  skill: '', hands: '1', damage: '', kind: 'edged', actions: '', single: false, burst: '', sustained: '', magazine: '', ranges: ['', '', ''],
  shield: false, natural: false, thrown: false, pistol: false, carriedLoaded: true,
});

const given = (name: string, typed: string) => (typed.trim() === '' ? {} : { [name]: whole(typed) });

export function rowBody(row: RowDraft): Record<string, unknown> {
  const modes = { ...(row.single && { single: 1 }), ...given('burst', row.burst), ...given('sustained', row.sustained) };
  return {
    ...(row.skill && { skill: row.skill }),
    ...given('hands', row.hands),
    ...(row.damage.trim() && { damage: row.damage.trim().replace('−', '-') }),
    kind: row.kind,
    ...given('actions', row.actions),
    ...(Object.keys(modes).length > 0 && { modes }),
    ...given('magazine', row.magazine),
    ...(row.ranges.some(r => r.trim() !== '') && { ranges: row.ranges.map(whole) }),
    ...Object.fromEntries(MARKS.filter(mark => row[mark]).map(mark => [mark, true])),
    ...(!row.carriedLoaded && { carriedLoaded: false }),
  };
}

/** A written row, to be written on. Its fields are of the right types already. */
export function rowDraft(row: Readonly<Record<string, unknown>>): RowDraft {
  const text = (name: string) => (row[name] === undefined ? '' : String(row[name]));
  const modes = (row['modes'] ?? {}) as Partial<Record<FireMode, number>>;
  const [, burst, sustained] = FIRE_MODES.map(mode => (modes[mode] == null ? '' : String(modes[mode])));
  const ranges = (row['ranges'] ?? []) as number[];
  return {
    skill: text('skill'), hands: text('hands'), damage: text('damage'), kind: text('kind'), actions: text('actions'), single: modes.single != null,
    burst: burst ?? '', sustained: sustained ?? '', magazine: text('magazine'), ranges: [0, 1, 2].map(i => String(ranges[i] ?? '')) as [string, string, string],
    shield: row['shield'] === true, natural: row['natural'] === true, thrown: row['thrown'] === true, pistol: row['pistol'] === true,
    carriedLoaded: row['carriedLoaded'] !== false,
  };
}
