import type { EventWish, Failed } from '../queries/index.ts';
import { randomKey } from './booking-keys.ts';

/** Statuses of a server that has looked at what was asked, and done nothing. */
const answered: readonly number[] = [404, 409, 422];

export type Refusal = {
  /** What the invitee wants now. */
  readonly wish: EventWish;
  /** What was asked: that, or an earlier wish. */
  readonly asked: EventWish;
  readonly failed: Failed;
};

export type Doubts = ReturnType<typeof createDoubts>;

/**
 * Keeps the bookings that were sent and may have been made, though nobody answered. Until that is known whatever is
 * wanted next goes under their key: a server that has made one of them refuses every other with that key, so that a
 * changed answer or another time is not booked beside it.
 */
export function createDoubts() {
  let key = randomKey();
  const wishes = new Map<string, EventWish>();

  function forget(): void {
    wishes.clear();
    key = randomKey();
  }

  return {
    key: () => key,
    isDoubted: (wish: EventWish) => wishes.has(JSON.stringify(wish)),
    add: (wish: EventWish) => void wishes.set(JSON.stringify(wish), wish),
    /** Takes a refusal; returns what to ask in order to find out what was made, or undefined when the refusal stands. */
    settle({ wish, asked, failed }: Refusal): EventWish | undefined {
      const isAnswered = failed.kind === 'refused' && answered.includes(failed.status);
      const isOther = failed.kind === 'refused' && failed.code === 'idempotency_key_reused';
      const isFindingOut = isAnswered && wishes.size > 0 && (asked !== wish || isOther);
      if (isAnswered) wishes.delete(JSON.stringify(asked));
      const [next = wish] = wishes.values();
      if (wishes.size === 0) forget();
      return isFindingOut ? next : undefined;
    },
    forget,
  };
}
