/** The odds of a declaration that is being written. */
export const ODDS = {
  title: 'Odds', asking: 'Working out the odds…', crowded: 'Too many are asking for odds: asking again in a moment.',
  nothing: 'They are shown when every action is filled in.', faulty: 'No odds: this cannot be declared as it is.',
  asPlayer: 'Only with what this combatant’s player knows',
  byItself: 'Each roll by itself', byItselfNote: 'that of each roll as all stands now, as if hits changed nothing',
  followed: 'Following what changes', followedNote: 'the whole round, with all that is declared by now: a wound, a fall or a death changes the rolls that come after it',
  exact: 'Exact.',
  sampled: (rounds: number | null, points: string | null) =>
    `Sampled${rounds === null ? '' : `: ${rounds} rounds were played with dice`}${points === null ? '' : `, and a figure may be off by ${points} points (in 95 of 100 cases at most)`}.`,
  atLeastOneHit: 'At least one roll that hits', atLeastOneLands: 'At least one hits and is not stopped', standing: 'Can still act when the round is over',
  dealt: (who: string) => `What ${who} gets at worst`, taken: (who: string) => `What ${who} gets at worst`,
  needs: (face: number) => (face < 1 ? 'cannot succeed' : face >= 10 ? 'needs 10 or less' : `needs ${face} or less`),
  tenth: (n: number) => `tenth ${n}`, spray: (n: number) => `Spray ${n}`,
  automatic: 'without a roll', inVain: (why: string) => `it comes to nothing: ${why}`,
  why: 'Difficulty, wounds and the rest', difficulty: 'Difficulty', skill: 'Skill', figure: 'Chance', exactly: 'With the exact fraction of each figure',
  hit: 'the roll hits', critical: 'critical', stopped: 'is stopped', lands: 'hits and is not stopped', acts: 'is carried out', stops: 'stops a blow', succeeds: 'succeeds', won: 'wins', lost: 'loses',
  notTold: 'not told', bullets: 'Bullets that hit', wounds: 'The worst wound that it does', none: 'none',
  level: 'Success level of the attack', against: 'Against an attack of level 0',
  leftOut: 'Not told', leftOutOf: (what: string, because: string) => `${what}: ${because}`,
  figures: {
    stopped: (n: string) => `whether attack ${n} is stopped`, lands: (n: string) => `whether attack ${n} hits`, wounds: (n: string) => `the wounds of attack ${n}`,
    atLeastOneLands: 'whether at least one hits', won: 'whether the test is won', lost: 'whether the test is lost', followedThrough: 'the round followed through',
  },
  because: (because: string, of: string | null) => {
    const whose = of === null ? 'somebody' : of;
    if (because === 'skill') return `it hangs on the skills of ${whose}, which others do not see`;
    if (because === 'armour') return `it hangs on the Size and armour of ${whose}`;
    if (because === 'sheet') return `it hangs on the sheet of ${whose}, which others do not see`;
    return because === 'too-many' ? 'there are too many dice to follow' : because;
  },
};
