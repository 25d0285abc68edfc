import { type BookingFormField, mapResult, type PublicEventType, type Result } from '../../contract/index.ts';
import { type Representation, type Requester, representationOf } from '../cache/index.ts';
import type { ActDependencies } from '../http/index.ts';
import { publicEventType, publicField } from './public-shapes.ts';
import { findPublishedEventType } from './published-event-type.ts';
import type { AskedEventType } from './requested-event-type.ts';

/** Shows an event type and its host. */
export async function showEventType(
  dependencies: ActDependencies,
  asked: AskedEventType,
  requester: Requester,
): Promise<Result<Representation<PublicEventType>>> {
  const eventType = await findPublishedEventType(dependencies, asked, requester);
  if (!eventType.outcome.ok) return eventType.outcome;
  const { data } = eventType.outcome;
  const { id, place } = asked;
  const host = await dependencies.source.host(place, requester);
  return mapResult(host.outcome, (user) =>
    representationOf({ key: `type ${id}`, owner: place.accountId }, [eventType, host], () =>
      publicEventType(data, user),
    ),
  );
}

/** Lists the active fields of the booking form in the order they are asked. */
export async function listFields(
  dependencies: ActDependencies,
  asked: AskedEventType,
  requester: Requester,
): Promise<Result<Representation<BookingFormField[]>>> {
  const eventType = await findPublishedEventType(dependencies, asked, requester);
  if (!eventType.outcome.ok) return eventType.outcome;
  const { id, place } = asked;
  const fields = await dependencies.source.fields(place, requester);
  return mapResult(fields.outcome, (all) =>
    representationOf({ key: `fields ${id}`, owner: place.accountId }, [fields], () => all.map(publicField)),
  );
}
