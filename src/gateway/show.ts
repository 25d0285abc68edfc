import type { BookingFormField, PublicEventType } from '../contract/index.ts';
import { type Desk, findPublished } from './desk.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { publicEventType, publicField } from './public-shapes.ts';
import { type Reading, readingOf } from './reading.ts';
import type { Requester } from './stale-while-revalidate.ts';

/** Shows an event type and its host. */
export async function showEventType(
  desk: Desk,
  id: number,
  requester: Requester,
): Promise<Outcome<Reading<PublicEventType>>> {
  const eventType = await findPublished(desk, id, requester);
  if (!eventType.outcome.ok) return eventType.outcome;
  const { data } = eventType.outcome;
  const host = await desk.source.host(id, requester);
  return outcomeOf(host.outcome, (user) =>
    readingOf(`type ${id}`, [eventType, host], () => publicEventType(data, user)),
  );
}

/** Lists the active fields of the booking form in the order they are asked. */
export async function listFields(
  desk: Desk,
  id: number,
  requester: Requester,
): Promise<Outcome<Reading<BookingFormField[]>>> {
  const eventType = await findPublished(desk, id, requester);
  if (!eventType.outcome.ok) return eventType.outcome;
  const fields = await desk.source.fields(id, requester);
  return outcomeOf(fields.outcome, (all) => readingOf(`fields ${id}`, [fields], () => all.map(publicField)));
}
