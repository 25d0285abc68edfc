/**
 * What both sides of every wire agree on: one schema a noun, the tables of operations, the table of problems.
 *
 * The words: an *event type* is a kind of meeting; a *slot* is a time at which one can be booked; an *event* is a
 * booking. The *host* is the user who is met, the *invitee* the person who books, *guests* whom the invitee brings,
 * a *contact* what the account keeps of an invitee. An *availability* is a weekly schedule of open *hours*, made of
 * *periods*. A *buffer* is time kept free around an event, *notice* the least time from now to a start, the *window*
 * the farthest day that can be booked. A *field* is a question of a booking form and an *answer* its reply. A
 * *problem* is a way a request can fail, a *refusal* the rule that stands against a time.
 *
 * The decision behind it: what is asked (`requests`) and what is answered (`endpoints`) are two tables with the same
 * keys, so that a page, which only reads answers, does not carry the checks of a server.
 */
export { Account } from './account.ts';
export { Availability, Hours, Period } from './availability.ts';
export {
  BookingFormField,
  type FieldType,
  fieldTypes,
} from './booking-form-field.ts';
export { Contact } from './contact.ts';
export { type EmbedEndpointName, embedEndpoints } from './embed-endpoints.ts';
export { FormToken, ManagedEvent } from './embed-event.ts';
export { EmbedDraft, embedRequests } from './embed-requests.ts';
export type { DescribedEndpoint, Endpoint } from './endpoint.ts';
export { type EndpointName, endpoints } from './endpoints.ts';
export { Failure, failure, success, successOf } from './envelope.ts';
export { Answer, Answers, Event, PublicEvent } from './event.ts';
export { EventDraft, mostMetadataKeys } from './event-requests.ts';
export {
  EventType,
  Location,
  PublicEventType,
} from './event-type.ts';
export type { Page } from './page.ts';
export {
  type Problem,
  type ProblemCode,
  problems,
  type Refusal,
  refusals,
} from './problems.ts';
export {
  type EventTypeReference,
  type PublicId,
  parseEventTypeReference,
  parsePublicId,
  publicIdOf,
} from './public-id.ts';
export { type QuotaName, quotas } from './quotas.ts';
export { requests } from './requests.ts';
export { isReservedName } from './reserved-names.ts';
export { mapResult, ok, type Refused, type Result, refuse } from './result.ts';
export { singleLine } from './single-line.ts';
export { mostSlots, Slot, Slots } from './slots.ts';
export { Team } from './team.ts';
export { User } from './user.ts';
export { errorsByPath } from './validation.ts';
export { type EventKind, eventKinds, Webhook } from './webhook.ts';
export { type FailureReason, WebhookDelivery } from './webhook-delivery.ts';
