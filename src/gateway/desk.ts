import type { EventType } from '../contract/index.ts';
import type { Clock, Minutes } from '../time/index.ts';
import type { BookingRecovery } from './booking-recovery.ts';
import type { ManageTokens } from './manage-tokens.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { Source } from './source.ts';
import type { Dated, Requester } from './stale-while-revalidate.ts';
import type { Upstream } from './upstream.ts';

/** What every act works with. */
export type Desk = {
  readonly source: Source;
  readonly upstream: Upstream;
  readonly recovery: BookingRecovery;
  readonly clock: Clock;
  readonly tokens: ManageTokens;
  /** Which event types pages may see. */
  readonly eventTypes: 'all' | readonly number[];
};

/** Finds an event type that pages may see: one that is switched off or not listed answers as one that never was. */
export async function findPublished(
  { source, eventTypes, clock }: Desk,
  id: number,
  requester: Requester,
): Promise<Dated<EventType>> {
  const notFound = refuse({ code: 'resource_not_found' });
  if (eventTypes !== 'all' && !eventTypes.includes(id)) {
    return { outcome: notFound, askedAt: clock(), version: '', taken: [] };
  }
  const found = await source.eventType(id, requester);
  return found.outcome.ok && !found.outcome.data.is_active ? { ...found, outcome: notFound } : found;
}

/** Returns the length of the meeting: the one asked for, if the event type offers it, else its own. */
export function chooseDuration({ duration, durations }: EventType, asked: Minutes | undefined): Outcome<Minutes> {
  if (asked === undefined) return { ok: true, data: duration };
  if (!durations || durations.includes(asked)) return { ok: true, data: asked };
  const sentence = `must be one of ${durations.join(', ')}, found ${asked}`;
  return refuse({ code: 'validation_failed', errors: { duration: [sentence] } });
}
