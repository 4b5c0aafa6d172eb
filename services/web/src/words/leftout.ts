import type { LeftOut } from '../contract/odds';
import type { Names } from './cast';
import type { Messages } from './en';
import { capital } from './sentences';

/** A figure that is not given, and for whose sake. */
export function leftOutLine(t: Messages, names: Names, { figure, because, of }: LeftOut): string {
  const reason = t.odds.because(because, of === null ? null : names.name(of));
  return `${capital(t.odds.leftOutOf(figureWords(t, figure), reason))}.`;
}

function figureWords(t: Messages, figure: string): string {
  const [, index, of] = /^byItself\.attacks\[(\d+)\]\.(stopped|lands|wounds)$/.exec(figure) ?? [];
  if (of !== undefined) return t.odds.figures[of as 'stopped' | 'lands' | 'wounds'](String(Number(index) + 1));
  const name = figure.split('.').at(-1)!;
  return (WHOLE as readonly string[]).includes(name) ? t.odds.figures[name as (typeof WHOLE)[number]] : figure;
}

const WHOLE = ['atLeastOneLands', 'won', 'lost', 'followedThrough'] as const;
