/**
 * What responses hold: one schema for each noun of the interface.
 *
 * The decision behind it: these schemas only read. They require what is used and allow what is not, and what a request
 * must keep to is in `requests`.
 */
export { Account } from './account.ts';
export { ApiKey, IssuedApiKey } from './api-key.ts';
export { Availability, DateOverride, Hours, Period } from './availability.ts';
export { BookingFormField, type FieldType, fieldTypes } from './booking-form-field.ts';
export {
  BusyTime,
  blockingRules,
  CalendarConnection,
  CalendarFeed,
  type CalendarProblem,
  unreachableRules,
} from './calendar.ts';
export { Contact } from './contact.ts';
export { FormToken, ManagedEvent } from './embed-event.ts';
export { Answer, Answers, Event, eventOutcomes, eventStatuses, PublicEvent } from './event.ts';
export { type EventChangeKind, EventHistoryEntry } from './event-history.ts';
export {
  EventType,
  EventTypeLocation,
  Location,
  locationTypes,
  PublicEventType,
  Reminder,
  visibilities,
} from './event-type.ts';
export { Actor, JournalEntry } from './journal.ts';
export { type AboutMail, Mail } from './mail.ts';
export { type MailRecipient, mailRecipients } from './mail-recipients.ts';
export { InvitedMember, Member } from './member.ts';
export { type Page, pageOf } from './page.ts';
export { SlotExplanation } from './slot-explanation.ts';
export { mostSlots, Slot, Slots } from './slots.ts';
export { Team } from './team.ts';
export { User } from './user.ts';
export { type EventKind, eventKinds, Webhook } from './webhook.ts';
export { type FailureReason, WebhookDelivery, WebhookMessage } from './webhook-delivery.ts';
