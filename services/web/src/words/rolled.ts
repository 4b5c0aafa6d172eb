import type { Happening } from '../contract/events';
import type { Names } from './cast';
import type { Messages } from './en';
import { plain } from './sentences';

/** A roll among others: when it was made, by whom, what for, and what the dice showed. */
export function rolledLine(t: Messages, names: Names, event: Happening): string {
  const who = event.actor === null ? '' : names.name(event.actor);
  return t.rulings.rolled(event.beat, who, whatFor(t, names, event), facesOf(event).map(plain).join(', '));
}

function whatFor(t: Messages, names: Names, event: Happening): string {
  const parts = t.roll.parts;
  switch (event.type) {
    case 'AttackRolled': return t.rulings.against(parts.attack, names.name(event.data.target));
    case 'CriticalRolled': return parts.critical;
    case 'DefenceRolled': return t.rulings.against(parts.defence(event.data.kind), names.name(event.data.attacker));
    case 'BulletsRolled': return parts.bullets;
    case 'LocationRolled': return `${parts.location} (${t.terms.locations[event.data.location]})`;
    case 'DamageRolled': return parts.damage;
    case 'EnduranceRolled': return parts.endurance;
    case 'TestRolled': return names.skill(event.data.skillId);
    case 'OpposedTestRolled': return t.rulings.against(names.skill(event.data.skillId), names.name(event.data.against));
    default: return names.sentence(event);
  }
}

function facesOf(event: Happening): number[] {
  switch (event.type) {
    case 'AttackRolled': case 'CriticalRolled': case 'DefenceRolled': case 'BulletsRolled': case 'LocationRolled': case 'EnduranceRolled': return [event.data.roll];
    case 'TestRolled': return event.data.roll === null ? [] : [event.data.roll];
    case 'OpposedTestRolled': return [event.data.roll, event.data.theirs.roll].filter(face => face !== null);
    case 'DamageRolled': return event.data.dice;
    default: return [];
  }
}
