import { type ReadonlySignal, signal } from '@preact/signals';
import { asInstant, type Instant, minuteMillis } from '../../time/index.ts';

const tickMillis = minuteMillis / 6;

export type ServerClock = {
  /** The server's time, to the minute. It advances only while it is watched. */
  readonly now: ReadonlySignal<Instant>;
  readonly set: (now: Instant) => void;
};

/**
 * Holds the server's time, advanced by a clock that neither the page nor the user can set: `Date` may be mocked, and
 * the clock of a machine may be wrong. Until the server has responded, it is the machine's time.
 */
export function createServerClock(): ServerClock {
  // A clock that replaces `performance` in tests of the page may have no origin.
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
