import { asInstant, type Instant, systemClock } from '../../time/index.ts';

let offsetMillis = 0;

/** Records the server's time, to the second. */
export function recordServerTime(serverNow: Instant): void {
  offsetMillis = serverNow - systemClock();
}

/** Returns the server's time: the clock of a device may be wrong, and "in 5 minutes" must not be. */
export function now(): Instant {
  return asInstant(systemClock() + offsetMillis);
}
