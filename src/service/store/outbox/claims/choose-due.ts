import { addMinutes, asInstant, type Instant } from '../../../../time/index.ts';
import type { DueSearch } from '../../../records/index.ts';
import { placesOfAccount, type Queue } from './delivery-queues.ts';

/** How long after a claim expires its account is claimed again, so that it finds what a dead process had claimed. */
const spareSeconds = 1;

/**
 * Chooses what to claim: first from the queues with the fewest attempts under way. Chooses among equal ones at random,
 * so that none is always first.
 */
export function chooseDue(queues: readonly Queue[], { channel, now, limit, random }: DueSearch): string[] {
  const room = Math.min(limit, placesOfAccount[channel] - totalUnderWay(queues));
  const due = queues
    .filter(({ restsUntil }) => restsUntil === null || restsUntil <= now)
    .flatMap(({ underWay, places, waiting }) =>
      waiting
        .filter(({ nextAttemptAt }) => nextAttemptAt <= now)
        .slice(0, Math.max(places - underWay, 0))
        .map(({ id }, index) => ({ id, place: underWay + index, lot: random() })),
    );
  due.sort((a, b) => a.place - b.place || a.lot - b.lot);
  return due.slice(0, Math.max(room, 0)).map(({ id }) => id);
}

type NextClaim = { readonly nextClaimAt: Instant | null; readonly isFull: boolean };

type ClaimedQueues = {
  /** The queues as they were before the claim. */
  readonly queues: readonly Queue[];
  readonly claimedIds: ReadonlySet<string>;
  readonly search: DueSearch;
};

/** Returns when the account should be claimed next. Attempts under way count as well: their process may die. */
export function nextClaim({ queues, claimedIds, search }: ClaimedQueues): NextClaim {
  const { channel, now, claimSeconds } = search;
  const underWay = totalUnderWay(queues) + claimedIds.size;
  const isFull = underWay >= placesOfAccount[channel];
  const candidates = queues.flatMap(({ waiting, restsUntil, ...queue }) => {
    const rest = waiting.filter(({ id }) => !claimedIds.has(id));
    const isOpen = queue.underWay + waiting.length - rest.length < queue.places;
    return rest[0] ? [{ isOpen, claimAt: Math.max(rest[0].nextAttemptAt, restsUntil ?? now, now) }] : [];
  });
  const times = isFull ? [] : candidates.flatMap(({ isOpen, claimAt }) => (isOpen ? [claimAt] : []));
  const claimSecondsOfQueues = queues.map(({ claimSecondsLeft }) => claimSecondsLeft ?? claimSeconds);
  if (underWay > 0) times.push(addMinutes(now, (Math.min(claimSeconds, ...claimSecondsOfQueues) + spareSeconds) / 60));
  const nextClaimAt = times.length === 0 ? null : asInstant(Math.ceil(Math.min(...times)));
  return { nextClaimAt, isFull: isFull || candidates.some(({ isOpen }) => !isOpen) };
}

function totalUnderWay(queues: readonly Queue[]): number {
  return queues.reduce((sum, { underWay }) => sum + underWay, 0);
}
