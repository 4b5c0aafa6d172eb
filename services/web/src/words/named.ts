import type { Fault } from '../contract/api';
import type { Names } from './cast';

/** A fault as people tell it: with the names of whom and what it is about in place of their ids. */
export const named = (names: Names, owner: string) => (fault: Fault): Fault => {
  const { weapon, combatant } = fault.data;
  return {
    ...fault,
    data: { ...fault.data, ...(weapon !== undefined && { weapon: names.weapon(owner, weapon) }), ...(combatant !== undefined && { combatant: names.name(combatant) }) },
  };
};
