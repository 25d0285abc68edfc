import { type ReadonlySignal, signal } from '@preact/signals';
import { asInstant, type Instant, minuteMillis } from '../../time/index.ts';

const tickMillis = minuteMillis / 6;

export type ServerClock = {
  /** The server's time, to the minute; it runs on only while somebody watches. */
  readonly now: ReadonlySignal<Instant>;
  readonly set: (now: Instant) => void;
};

/**
 * Holds the server's time, carried on by a clock that neither the page nor the user can set: `Date` may be mocked, and
 * the clock of a machine may be wrong. Until the server has said something it is the machine's.
 */
export function createServerClock(): ServerClock {
  // What stands in for a clock in tests of the page may know no origin.
  let aheadMillis = performance.timeOrigin || Date.now();
  let ticking: ReturnType<typeof setInterval> | undefined;
  const read = () => asInstant(Math.floor((performance.now() + aheadMillis) / minuteMillis) * minuteMillis);
  const now = signal(read(), {
    watched() {
      ticking = setInterval(() => {
        now.value = read();
      }, tickMillis);
    },
    unwatched: () => clearInterval(ticking),
  });
  return {
    now,
    set(instant) {
      aheadMillis = instant - performance.now();
      now.value = read();
    },
  };
}
