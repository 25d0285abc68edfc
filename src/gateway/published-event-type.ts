import type { EventType } from '../contract/index.ts';
import type { Minutes } from '../time/index.ts';
import type { ActDependencies } from './dependencies.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { Dated, Requester } from './stale-while-revalidate.ts';

/** Finds an event type that pages may see: one that is switched off or not listed answers as one that never was. */
export async function findPublishedEventType(
  { source, eventTypes, clock }: ActDependencies,
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

/**
 * Returns the length of the meeting: the one asked for, if the event type offers it, else its own. The service takes any
 * length where none are listed; a stranger may not make half an hour a whole day.
 */
export function chooseDuration({ duration, durations }: EventType, asked: Minutes | undefined): Outcome<Minutes> {
  if (asked === undefined) return { ok: true, data: duration };
  const offered = durations ?? [duration];
  if (offered.includes(asked)) return { ok: true, data: asked };
  const sentence = `must be one of ${offered.join(', ')}, found ${asked}`;
  return refuse({ code: 'validation_failed', errors: { duration: [sentence] } });
}
