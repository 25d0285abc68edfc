import { type RawBuilder, sql } from 'kysely';
import { addMinutes, type Instant } from '../../../../time/index.ts';
import { longestWaitDays } from '../../../records/index.ts';
import { at } from '../../postgres/index.ts';

/**
 * Returns the condition that a `delivery` to a `webhook` or by mail is not attempted any more: it has ended, its webhook
 * is paused, or it has waited for so long that nothing attempts it.
 */
export function isOver(now: Instant): RawBuilder<boolean> {
  const waitingSince = at(addMinutes(now, -longestWaitDays * 24 * 60));
  return sql<boolean>`(
    delivery.next_try_at is null or webhook.is_active is false
    or (delivery.created_at < ${waitingSince} and (delivery.claimed_until > now()) is not true)
  )`;
}
