import type { Instant } from './instant.ts';
import type { LocalDate } from './local-date.ts';

/** Returns the earlier of two instants or two dates. */
export function earlierOf<Time extends Instant | LocalDate>(one: Time, other: Time): Time {
  return one < other ? one : other;
}

/** Returns the later of two instants or two dates. */
export function laterOf<Time extends Instant | LocalDate>(one: Time, other: Time): Time {
  return one > other ? one : other;
}
