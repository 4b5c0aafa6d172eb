import { acts, simultaneous, type Row } from './lanes';

/** How a cell belongs to the band that joins what happens in one tenth. */
export type Join = 'none' | 'only' | 'first' | 'middle' | 'last';
type Place = { row: number; lane: number };

/** For each tenth in which more than one acts: from which lane to which. */
export class Bands {
  private readonly spans = new Map<number, { from: Place; to: Place }>();
  readonly tenths: ReadonlySet<number>;

  constructor(rows: readonly Row[]) {
    this.tenths = simultaneous(rows);
    for (const tenth of this.tenths) {
      const acting = rows.flatMap((r, row) =>
        r.lanes.map((l, lane) => ({ row, lane, acts: acts(l.cells[tenth - 1]!) })).filter(p => p.acts));
      this.spans.set(tenth, { from: acting[0]!, to: acting.at(-1)! });
    }
  }

  /** @param lane of the heading above a combatant's lanes: −1 */
  at(tenth: number, row: number, lane: number): Join {
    const span = this.spans.get(tenth);
    if (!span) return 'none';
    const after = row > span.from.row || (row === span.from.row && lane >= span.from.lane);
    const before = row < span.to.row || (row === span.to.row && lane <= span.to.lane);
    if (!after || !before) return 'none';
    const first = row === span.from.row && lane === span.from.lane;
    const last = row === span.to.row && lane === span.to.lane;
    return first && last ? 'only' : first ? 'first' : last ? 'last' : 'middle';
  }
}
