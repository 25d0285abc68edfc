/**
 * The bodies and queries of requests: one file for each noun of the API, and the scalars and texts they are made
 * of.
 *
 * Design: these schemas are strict. An unknown field, a text that is too long and a date that does not exist are
 * refused, with a sentence at the path of the field.
 */
export {
  AccountChange,
  ApiKeyDraft,
  BrandingChange,
  JournalQuery,
  MemberChange,
  MemberDraft,
  MemberInvitation,
  MemberRemovalQuery,
  TeamChange,
  UserChange,
} from './account/index.ts';
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
export { ContactChange, ContactDeletionQuery, ContactMerge, ContactsQuery } from './contact.ts';
export { DistributionQuery } from './distribution.ts';
export {
  EventTypeArchiving,
  EventTypeChange,
  EventTypeDraft,
  EventTypeOrder,
  EventTypesQuery,
} from './event-type.ts';
export { EventTypeHosts } from './event-type-host.ts';
export {
  EmbedDraft,
  EventCancellation,
  EventChange,
  EventDraft,
  EventNoShow,
  EventReassignment,
  EventRescheduling,
  EventsQuery,
  EventTableQuery,
  embedRequests,
} from './events/index.ts';
export { isPlainJson } from './json-body.ts';
export { MailPreviewQuery, MailsQuery, SampleMailDraft } from './mail.ts';
export {
  type EventTypeReference,
  OneById,
  OneByUuid,
  PlainObject,
  type PublicId,
  parseEventTypeReference,
  parsePublicId,
  publicIdOf,
} from './scalars/index.ts';
export { CoverageQuery, longestRangeDays, SlotExplanationQuery, SlotsQuery, WindowsQuery } from './slots.ts';
export { errorsByPath, maxErrors } from './validation-errors.ts';
export { DeliveriesQuery, OneDelivery, WebhookChange, WebhookDraft } from './webhook.ts';
