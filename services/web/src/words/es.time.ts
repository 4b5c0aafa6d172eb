import { span } from './span';

/** What is left of a clock: in rounds of a second each below a minute, else as a clock tells it. */
export function left(seconds: number): string {
  if (seconds <= 0) return 'hasta el final de este asalto';
  if (seconds < 60) return seconds === 1 ? 'le queda 1 asalto' : `le quedan ${seconds} asaltos`;
  const told = span(seconds);
  return `${told === '1 h' || told === '1 min' ? 'le queda' : 'le quedan'} ${told}`;
}
