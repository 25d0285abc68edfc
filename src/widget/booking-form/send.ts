import type { ManagedEvent } from '../../contract/index.ts';
import type { Booking, Submission } from '../model/index.ts';
import type { EventWish, Failed, Reply } from '../queries/index.ts';
import { createBookingKeys } from './booking-keys.ts';
import { makeUpEvent } from './dry-run.ts';
import type { Passes } from './passes.ts';
import { onceReady, waitFor, withPatience } from './wait-for.ts';
import { mayBeMade, whatNext } from './what-next.ts';

/** What became of a booking; `isRecovered` tells that the answer of an earlier try was lost. */
export type Outcome =
  | { readonly kind: 'booked'; readonly event: ManagedEvent; readonly isRecovered: boolean }
  | { readonly kind: 'failed'; readonly failed: Failed };

export type Send = (wish: EventWish) => Promise<Outcome | undefined>;

/**
 * Creates the act of sending a booking: again and again with one key while that may help, so that none is made twice.
 * Resolves to undefined when the invitee has left meanwhile.
 */
export function createSend(booking: Booking, passes: Passes, told: (failed: Failed) => void): Send {
  const { submission } = booking;
  const { gateway, settings, leaving } = booking.given();
  const keys = createBookingKeys();

  async function attempt(wish: EventWish, key: string): Promise<Reply<ManagedEvent>> {
    try {
      const pass = await passes.current();
      if (!pass.ok) return pass;
      if (settings.value.isDryRun) return { ok: true, data: makeUpEvent(booking, wish) };
      return await withPatience(leaving, (signal) => gateway.book({ ...wish, ...pass.data, key }, signal));
    } catch {
      // Given up, or a chunk that did not come.
      return { ok: false, failed: { kind: 'unreachable' } };
    }
  }

  return async function send(wish) {
    const content = JSON.stringify(wish);
    const key = keys.keyOf(content);
    let times = 0;
    let proofs = 0;
    let isOpen = false;
    let lastTold: string | undefined;
    let own: Submission = { state: 'sending', isProving: false };
    submission.value = own;
    for (;;) {
      const reply = await attempt(wish, key);
      if (leaving.aborted) return undefined;
      if (reply.ok) {
        keys.settle(content);
        return { kind: 'booked', event: reply.data, isRecovered: isOpen };
      }
      if (submission.value !== own) return undefined;
      const { failed } = reply;
      const { onLine: isOnline } = navigator;
      times += isOnline ? 1 : 0;
      isOpen ||= mayBeMade(failed);
      const next = whatNext(failed, { times, proofs, isOnline });
      if (next.act === 'stop') {
        if (!mayBeMade(failed)) keys.settle(content);
        return { kind: 'failed', failed };
      }
      if (next.act === 'prove') {
        proofs += 1;
        passes.discard();
        own = { state: 'sending', isProving: true };
        submission.value = own;
      } else if (next.isSilent) {
        await waitFor(next.seconds * 1000, leaving);
      } else {
        const code = failed.kind === 'refused' ? failed.code : failed.kind;
        if (code !== lastTold) told(failed);
        lastTold = code;
        await untilReady(booking, { state: 'waiting', failed, seconds: next.seconds });
        if (submission.value.state !== 'sending') return undefined;
        own = submission.value;
      }
    }
  };
}

/** Waits with a word to the invitee, who may go on at once, or leave. */
function untilReady({ submission, given }: Booking, waiting: Submission & { state: 'waiting' }): Promise<void> {
  const { leaving } = given();
  return new Promise((resolve) => {
    submission.value = waiting;
    const cancel = onceReady(waiting.seconds, () => {
      if (submission.value === waiting) submission.value = { state: 'sending', isProving: false };
    });
    const unsubscribe = submission.subscribe((now) => {
      if (now !== waiting) end();
    });
    leaving.addEventListener('abort', end);
    function end(): void {
      cancel();
      unsubscribe();
      leaving.removeEventListener('abort', end);
      resolve();
    }
  });
}
