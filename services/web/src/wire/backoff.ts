/** How long to wait before the n-th try (from 0): full jitter under a doubling ceiling, never more than the cap. */
export const backoff = (attempt: number, random: () => number = Math.random, base = 500, cap = 15_000): number =>
  Math.round(random() * Math.min(cap, base * 2 ** attempt));

const SOON = 500;

/** After which close, and what the server said before it, is it worth trying again, and when? Null: never. */
export function nextTry(code: number, bye: { rc: string; afterMs?: number } | null, attempt: number, random = Math.random): number | null {
  if (bye?.rc === 'never' || (code >= 4000 && code < 4100) || code === 1009) return null;
  if (bye?.rc === 'now' || (code >= 4200 && code < 4300 && attempt === 0)) return Math.round(random() * (bye?.afterMs ?? SOON));
  return (bye?.afterMs ?? 0) + backoff(attempt, random);
}
