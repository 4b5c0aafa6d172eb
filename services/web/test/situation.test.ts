import { describe, expect, it } from 'vitest';
import { fold } from '../src/fold/fold';
import { inTheForm, rebased, situationBody, situationOf, type SituationDraft } from '../src/form/situation';
import { duel } from './golden';

const stands = situationOf(fold(duel().slice(0, 3)));
const written = (how: (draft: SituationDraft) => void): SituationDraft => {
  const draft = structuredClone(stands);
  how(draft);
  return draft;
};

describe('a situation', () => {
  it('untouched sends nothing', () => expect(situationBody(written(() => {}), stands)).toEqual({}));

  it('sends the fields that changed, as what they are', () => {
    const draft = written(d => {
      Object.assign(d.stances[1]!, { storey: '-2', moving: true });
      d.distances[0]!.metres = '15';
      d.modifiers.push({ combatant: 'frances', value: '+1', reason: 'lluvia' });
    });
    expect(situationBody(draft, stands)).toEqual({
      set: [{ combatant: 'espanol', storey: -2, moving: true }], ranges: [{ from: 'frances', to: 'espanol', metres: 15 }],
      modifiers: [{ combatant: 'frances', value: 1, reason: 'lluvia' }],
    });
    expect(inTheForm({ path: 'set[0].storey', code: 'wrong-value', data: {} }, draft, stands).path).toBe('set[1].storey');
  });

  it('takes away the last modifier', () => {
    const rainy = { ...stands, modifiers: [{ combatant: 'frances', value: '1', reason: 'lluvia' }] };
    expect(situationBody({ ...rainy, modifiers: [] }, rainy)).toEqual({ modifiers: [] });
  });

  it('that is being written follows the fight in what was not touched', () => {
    const now = written(d => (d.stances[0]!.posture = 'prone'));
    const draft = rebased(written(d => (d.stances[0]!.cover = 'total')), stands, now);
    expect(situationBody(draft, now)).toEqual({ set: [{ combatant: 'frances', cover: 'total' }] });
  });

  it('leaves the dead out', () => expect(situationOf(fold(duel())).stances.map(s => s.combatant)).toEqual(['espanol']));
});
