import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ofAction, type Odds } from '../src/contract/odds';
import { isComplete } from '../src/form/considered';
import { newAction } from '../src/form/draft';
import { Considering, type Ask } from '../src/play/considering.svelte';
import { Refusal } from '../src/wire/rest';
import { isReadable, percent, points, share } from '../src/words/chance';
import { Names } from '../src/words/cast';
import { DICTIONARIES } from '../src/words/i18n.svelte';
import { leftOutLine } from '../src/words/leftout';
import answers from './answers/odds.json';

describe('a chance', () => {
  it.each([
    ['2/5', '40 %'], ['83/125', '≈ 66 %'], ['0/1', '0 %'], ['1/1', '100 %'], ['1/1000', '< 1 %'], ['999/1000', '> 99 %'], ['1/200', '≈ 1 %'],
    [`${10n ** 300n}/${3n * 10n ** 300n}`, '≈ 33 %'],
  ])('of %s is %s', (fraction, told) => expect(percent(fraction)).toBe(told));

  it('of many digits is drawn as well', () => {
    expect(share(`${10n ** 300n}/${4n * 10n ** 300n}`)).toBe(0.25);
    expect(isReadable('83/125')).toBe(true);
    expect(isReadable('2521553/3125000/')).toBe(false);
    expect(points('7/1000')).toBe(0.7);
  });
});

describe('the odds of three single shots of skill 4', () => {
  const odds = answers.threeShots as Odds;

  it('stand by the action that they are of', () => {
    expect([1, 2, 3].map(n => ofAction(odds, n).attacks.map(a => a.hit))).toEqual([['2/5'], ['3/10'], ['1/5']]);
    expect(ofAction(odds, 2).followed.map(f => f.hit)).toEqual(['3053/12500']);
    expect(odds.byItself.atLeastOneHit).toBe('83/125');
  });
});

describe('a declaration is written so far that odds can be asked for', () => {
  const draft = (...actions: ReturnType<typeof newAction>[]) => ({ actions, accumulateOn: '' as const });
  it.each([
    [draft(), false],
    [draft(newAction('attack', { weapon: 'a' })), false],
    [draft(newAction('attack', { weapon: 'a', target: 'b' })), true],
    [draft(newAction('shoot', { weapon: 'a' })), false],
    [draft(newAction('shoot', { weapon: 'a', targets: [{ target: 'b', sprays: '1' }] })), true],
    [draft(newAction('shoot', { weapon: 'a', targets: [{ target: 'b', sprays: '' }] })), false],
    [draft(newAction('test')), false],
    [draft(newAction('test', { skill: 'climb', attribute: 'agility' })), false],
    [draft(newAction('test', { attribute: 'agility' })), true],
    [draft(newAction('oppose', { skill: 'a', theirSkill: 'b' })), false],
    [draft(newAction('oppose', { skill: 'a', theirSkill: 'b', opponent: 'c' })), true],
    [draft(newAction('dodge', { modifiers: [{ value: '1', reason: '' }] })), false],
    [draft(newAction('dodge'), newAction('move')), false],
  ])('%#', (written, complete) => expect(isComplete(written)).toBe(complete));
});

describe('what is considered', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const odds = answers.duel as Odds;
  const answering = (answer: () => Promise<Odds>) => {
    const signals: AbortSignal[] = [];
    const ask: Ask = signal => {
      signals.push(signal);
      return answer();
    };
    return { ask, signals };
  };

  it('is asked for after a pause, once for all that is typed', async () => {
    const considering = new Considering();
    const first = answering(async () => odds);
    const second = answering(async () => odds);
    considering.consider(first.ask);
    await vi.advanceTimersByTimeAsync(200);
    considering.consider(second.ask);
    await vi.advanceTimersByTimeAsync(400);
    expect([first.signals.length, second.signals.length]).toEqual([0, 1]);
    expect(considering.now).toEqual({ is: 'told', odds });
  });

  it('gives up what was asked before, whose answer then says nothing', async () => {
    const considering = new Considering();
    let answer: (odds: Odds) => void = () => {};
    const first = answering(() => new Promise(done => (answer = done)));
    considering.consider(first.ask);
    await vi.advanceTimersByTimeAsync(400);
    considering.consider(null);
    answer(odds);
    await vi.advanceTimersByTimeAsync(0);
    expect(first.signals[0]!.aborted).toBe(true);
    expect(considering.now).toEqual({ is: 'nothing' });
  });

  it('is asked for again when too many ask', async () => {
    const considering = new Considering();
    let asked = 0;
    considering.consider(async () => {
      if (++asked === 1) throw new Refusal(503, 'crowded', []);
      return odds;
    });
    await vi.advanceTimersByTimeAsync(400);
    expect(considering.now.is).toBe('crowded');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(considering.now.is).toBe('told');
  });
});

describe('what is left out', () => {
  const names = (locale: 'es' | 'en') => new Names({ fighters: [] }, DICTIONARIES[locale]);
  it.each(['es', 'en'] as const)('has words in %s', locale => {
    for (const figure of ['byItself.attacks[0].stopped', 'byItself.attacks[11].lands', 'byItself.attacks[0].wounds', 'byItself.atLeastOneLands', 'byItself.trial.won', 'byItself.trial.lost', 'followedThrough']) {
      for (const because of ['skill', 'armour', 'sheet', 'too-many']) {
        expect(leftOutLine(DICTIONARIES[locale], names(locale), { figure, because, of: 'x' })).not.toMatch(/byItself|undefined|too-many/);
      }
    }
    expect(leftOutLine(DICTIONARIES[locale], names(locale), { figure: 'brand.new', because: 'other', of: null })).toBe('Brand.new: other.');
  });
});
