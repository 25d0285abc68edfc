/**
 * What requests may hold: one file for each noun of the interface, and the scalars and texts they are made of.
 *
 * The decision behind it: these schemas are strict. A field that is unknown, a text that is too long and a date that
 * does not exist are refused, with a sentence at the path of the field.
 */
export { AccountChange } from './account.ts';
export { AvailabilityChange, AvailabilityDraft } from './availability/index.ts';
export {
  BookingFormFieldChange,
  BookingFormFieldDraft,
  BookingFormOrder,
  OneField,
  OneForm,
} from './booking-form-field.ts';
export { BusyQuery, CalendarChange, CalendarDraft } from './calendar.ts';
export { consoleRequests } from './console.ts';
export { ContactChange, ContactsQuery } from './contact.ts';
export { EmbedDraft, embedRequests } from './embed-event.ts';
export {
  EventCancellation,
  EventChange,
  EventDraft,
  EventNoShow,
  EventRescheduling,
  EventsQuery,
  mostMetadataKeys,
} from './event.ts';
export {
  EventTypeArchiving,
  EventTypeChange,
  EventTypeDraft,
  EventTypeOrder,
  EventTypesQuery,
} from './event-type.ts';
export { JournalQuery } from './journal.ts';
export { MailsQuery } from './mail.ts';
export {
  ApiKeyDraft,
  MemberChange,
  MemberDraft,
  MemberInvitation,
  MemberRemovalQuery,
} from './member.ts';
export {
  type EventTypeReference,
  OneById,
  OneByUuid,
  type PublicId,
  parseEventTypeReference,
  parsePublicId,
  publicIdOf,
} from './scalars/index.ts';
export { longestRangeDays, SlotExplanationQuery, SlotsQuery, WindowsQuery } from './slots.ts';
export { TeamChange } from './team.ts';
export { UserChange } from './user.ts';
export { errorsByPath } from './validation-errors.ts';
export { DeliveriesQuery, OneDelivery, WebhookChange, WebhookDraft } from './webhook.ts';
