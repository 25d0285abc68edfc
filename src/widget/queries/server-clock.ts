import { type ReadonlySignal, signal } from '@preact/signals';
import { asInstant, type Instant, minuteMillis } from '../../time/index.ts';

const tickMillis = minuteMillis / 6;

/** More than the corrections of a clock, and less than times and hosts change in. */
const sleepMillis = minuteMillis;

export type ServerClock = {
  /** The server's time, to the minute. It advances only while it is watched. */
  readonly now: ReadonlySignal<Instant>;
  readonly set: (now: Instant) => void;
};

/**
 * Holds the server's time, advanced by a clock that neither the page nor the user can set: `Date` may be mocked, and
 * the clock of a machine may be wrong. Until the server has responded, it is the machine's time. In some browsers it
 * stands still while the machine sleeps, and a window that is in front again at once gets no event: `onWake` is called
 * when `Date` has run ahead of it.
 */
export function createServerClock(onWake: () => void): ServerClock {
  // A clock that replaces `performance` in tests of the page may have no origin.
  let aheadMillis = performance.timeOrigin || Date.now();
  let ticking: ReturnType<typeof setInterval> | undefined;
  let dateAheadMillis = 0;
  const readDate = () => Date.now() - performance.now();
  const read = () => asInstant(Math.floor((performance.now() + aheadMillis) / minuteMillis) * minuteMillis);
  const now = signal(read(), {
    watched() {
      dateAheadMillis = readDate();
      ticking = setInterval(() => {
        now.value = read();
        const sleptMillis = readDate() - dateAheadMillis;
        dateAheadMillis += sleptMillis;
        if (sleptMillis > sleepMillis) onWake();
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
