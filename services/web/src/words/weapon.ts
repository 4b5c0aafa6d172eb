import type { WeaponRow } from '../contract/events';
import { FIRE_MODES } from '../contract/words';
import type { Messages } from './en';

/** All that a weapon does, in one line: damage, hands, how often or in which modes, what is loaded, how far it reaches. */
export function weaponLine(t: Messages, row: WeaponRow, loaded: number | null): string {
  const w = t.declare.row;
  const modes = FIRE_MODES.filter(mode => row.modes?.[mode] != null);
  return [
    row.damage && w.damage(row.damage, row.kind ? t.sheet.kinds[row.kind] : ''),
    w.hands(row.hands),
    modes.length > 0 ? modes.map(mode => w.mode(t.terms.modes[mode], mode === 'single' ? null : row.modes![mode]!)).join(', ') : row.actions != null && w.actions(row.actions),
    row.magazine != null && w.loaded(loaded ?? 0, row.magazine),
    row.ranges && w.ranges(row.ranges),
  ].filter(Boolean).join(' · ');
}

/** A distance with the band that the weapon's row puts it in; empty where it does not reach by bands. */
export function rangeLine(t: Messages, row: WeaponRow | undefined, metres: number | null): string {
  if (!row?.ranges) return '';
  if (metres === null) return t.declare.row.unknown;
  const band = row.ranges.findIndex(most => metres <= most);
  return t.declare.row.range(band < 0 ? t.declare.row.beyond : t.declare.row.bands[band]!, metres);
}
