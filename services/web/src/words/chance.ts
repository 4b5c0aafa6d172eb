import type { Fraction } from '../contract/odds';

// A fraction as a per cent. Counted in whole numbers: those that come from a whole round have hundreds of digits.

/** A fraction longer than this is hard to read, and is told as a per cent first. */
const READABLE = 15;

export const isReadable = (fraction: Fraction): boolean => fraction.length <= READABLE;

/** `40 %`, `≈ 66 %`; what is possible is never told as 0, nor what is not certain as 100. */
export function percent(fraction: Fraction): string {
  const [of, outOf] = parts(fraction);
  const hundredfold = of * 100n;
  const whole = hundredfold / outOf;
  if (hundredfold % outOf === 0n) return `${whole} %`;
  const rounded = (2n * hundredfold + outOf) / (2n * outOf);
  return rounded === 0n ? '< 1 %' : rounded === 100n ? '> 99 %' : `≈ ${rounded} %`;
}

/** As a number from 0 to 1, to draw it. */
export function share(fraction: Fraction): number {
  const [of, outOf] = parts(fraction);
  return Number((of * 1_000_000n) / outOf) / 1_000_000;
}

/** Percentage points with one digit: how far off a sampled figure may be. */
export const points = (fraction: Fraction): number => Math.ceil(share(fraction) * 1000) / 10;

function parts(fraction: Fraction): [bigint, bigint] {
  const [of = '0', outOf = '1'] = fraction.split('/');
  return [BigInt(of), BigInt(outOf)];
}
