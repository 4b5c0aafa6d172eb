/** What is done between rounds. */
export const BETWEEN = {
  title: 'Between rounds', faults: 'Not done:', nobody: 'Nobody is seated yet. Seat whoever fights.',
  seatTitle: 'Seat a combatant', seat: 'Seat',
  timeTitle: 'Let time pass', minutes: 'Minutes', hours: 'Hours', days: 'Days', rest: 'At rest', pass: 'Let it pass', nothing: 'Nothing: neither time nor treatments',
  treatment: (n: number) => `Treatment ${n}`, healer: 'Healer', wound: 'Wound', shock: 'the shock', addTreatment: 'Add a treatment',
  removeTreatment: (n: number) => `Remove treatment ${n}`, diceHint: 'One for each treatment, and for whatever falls due, in the order of the rules',
  situationTitle: 'Situation', cover: 'Cover', storey: 'Storey', moving: 'Moving', mounted: 'On horseback', posture: 'Posture', change: 'Change the situation',
  asItStands: 'This is how it stands.', distancesOf: 'Distances from', distances: 'Distances in metres', distance: (one: string, other: string) => `${one} – ${other}`,
  modifiers: 'Standing modifiers of the GM', modified: (n: number) => `Whom modifier ${n} is for`,
  closeTitle: 'Close the encounter', close: 'Close this encounter', closeSure: 'A closed encounter can be read and audited, but not played any more.', closeForGood: 'Close it for good',
  daysHint: 'A week is 7 days; the rest of a serious wound, 21.', runsOut: (list: string) => `Within that time their clocks run out, and they die unless they are treated before: ${list}.`, runsOutFor: (who: string, left: string) => `${who} (${left})`, passAnyway: 'Let it pass anyway',
  noTimeYet: 'Time passes, and wounds are treated in quiet, after a round: one has to be played first.',
};
