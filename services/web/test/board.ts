import type { Board, Times } from '../src/contract/board';
import type { Happening, Sheet } from '../src/contract/events';

/** The duel's board as the server tells it: who is seated, and the tenths of sword and dodge at Agility 7 and 5. */
export function duelBoard(events: readonly Happening[]): Board {
  const sheets = events.flatMap(e => (e.type === 'CombatantSeated' ? [e.data.combatant] : []));
  return { combatants: sheets.map(seat), ranges: [], modifiers: [], declarations: [] };
}

const TENTHS: Record<number, { sword: number[]; dodge: number[] }> = {
  7: { sword: [4, 8], dodge: [4, 5, 6, 7, 8, 9, 10] },
  5: { sword: [6, 9], dodge: [6, 7, 8, 9, 10] },
};
const times = (tenths: number[]): Times => ({ mode: null, allowance: tenths.length, tenths });

function seat(sheet: Sheet): Board['combatants'][number] {
  const { sword, dodge } = TENTHS[sheet.attributes.agility]!;
  const { attributes, posture, mounted, moving, cover, storey } = sheet;
  return {
    sheet, attributes, posture, mounted, moving, cover, storey, dodge: times(dodge),
    weapons: sheet.weapons.map(w => ({ id: w.id, held: w.held ?? null, onGround: false, ammunition: null, schedules: [times(sword)] })),
  };
}
