import { span } from './span';

/** What is left of a clock: in rounds of a second each below a minute, else as a clock tells it. */
export function left(seconds: number): string {
  if (seconds <= 0) return 'until the end of this round';
  return seconds < 60 ? `${seconds} ${seconds === 1 ? 'round' : 'rounds'} left` : `${span(seconds)} left`;
}
