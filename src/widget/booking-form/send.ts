import type { ManagedEvent } from '../../contract/index.ts';
import type { Booking, Submission } from '../model/index.ts';
import type { EventWish, Failed, Reply } from '../queries/index.ts';
import type { Doubts } from './doubts.ts';
import { makeUpEvent } from './dry-run.ts';
import type { Passes } from './passes.ts';
import { onceReady, waitFor, withPatience } from './wait-for.ts';
import { mayBeMade, whatNext } from './what-next.ts';

/** What became of a booking. */
export type Outcome =
  /** `isRecovered` tells that the answer of an earlier try was lost; `wish` is that of the booking, be it an earlier one. */
  | {
      readonly kind: 'booked';
      readonly event: ManagedEvent;
      readonly wish: EventWish;
      readonly isRecovered: boolean;
    }
  | { readonly kind: 'failed'; readonly failed: Failed };

export type Send = (wish: EventWish) => Promise<Outcome | undefined>;

export type SendParts = {
  readonly passes: Passes;
  readonly doubts: Doubts;
  /** Told of each new trouble. */
  readonly told: (failed: Failed) => void;
};

/**
 * Creates the act of sending a booking: again and again with one key while that may help, so that none is made twice.
 * Resolves to undefined when the invitee has left meanwhile.
 */
export function createSend(booking: Booking, { passes, doubts, told }: SendParts): Send {
  const { submission } = booking;
  const { gateway, settings, leaving } = booking.given();

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
    let asked = wish;
    let times = 0;
    let proofs = 0;
    let lastTold: string | undefined;
    let own: Submission = { state: 'sending', isProving: false };
    submission.value = own;
    for (;;) {
      const isRecovered = doubts.isDoubted(asked);
      const reply = await attempt(asked, doubts.key());
      if (leaving.aborted) return undefined;
      if (reply.ok) {
        doubts.forget();
        return { kind: 'booked', event: reply.data, wish: asked, isRecovered };
      }
      if (submission.value !== own) return undefined;
      const { failed } = reply;
      const { onLine: isOnline } = navigator;
      times += isOnline ? 1 : 0;
      if (mayBeMade(failed)) doubts.add(asked);
      const next = whatNext(failed, { times, proofs, isOnline });
      if (next.act === 'stop') {
        const other = mayBeMade(failed) ? undefined : doubts.settle({ wish, asked, failed });
        if (!other) return { kind: 'failed', failed };
        asked = other;
      } else if (next.act === 'prove') {
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
        own = await untilReady(booking, { state: 'waiting', failed, seconds: next.seconds });
        if (own.state !== 'sending') return undefined;
      }
    }
  };
}

/** Waits with a word to the invitee, who may go on at once, or leave; resolves to what they made of the booking. */
function untilReady({ submission, given }: Booking, waiting: Submission & { state: 'waiting' }): Promise<Submission> {
  const { leaving } = given();
  return new Promise((resolve) => {
    submission.value = waiting;
    const cancel = onceReady(waiting.seconds, () => {
      if (submission.value === waiting) submission.value = { state: 'sending', isProving: false };
    });
    const unsubscribe = submission.subscribe((now) => {
      if (now !== waiting) end(now);
    });
    const leave = () => end(waiting);
    leaving.addEventListener('abort', leave);
    function end(now: Submission): void {
      cancel();
      unsubscribe();
      leaving.removeEventListener('abort', leave);
      resolve(now);
    }
  });
}
