/**
 * The data of responses: one schema for each noun of the API.
 *
 * Design: these schemas only read. They require the fields in use and accept any others. The rules for requests are in
 * `requests`.
 */
export {
  Account,
  Actor,
  ApiKey,
  Branding,
  InvitedMember,
  IssuedApiKey,
  JournalEntry,
  Member,
  Team,
  User,
} from './account/index.ts';
export { Availability, AvailabilityEventType, DateOverride, Hours, Period } from './availability.ts';
export { BookingFormField, type FieldType, fieldTypes } from './booking-form-field.ts';
export {
  BusyTime,
  blockingRules,
  CalendarConnection,
  CalendarFeed,
  type CalendarProblem,
  DeletedEntry,
  MovedEntry,
  unreachableRules,
} from './calendar.ts';
export { Contact } from './contact.ts';
export {
  EventType,
  EventTypeLocation,
  Location,
  locationTypes,
  PublicEventType,
  Reminder,
  visibilities,
} from './event-type.ts';
export { DayCoverage, EventTypeCoverage, HostCoverage } from './event-type-coverage.ts';
export { EventTypeDistribution, HostDistribution } from './event-type-distribution.ts';
export { EventTypeHost } from './event-type-host.ts';
export {
  Answer,
  Answers,
  Event,
  type EventChangeKind,
  EventHistoryEntry,
  EventHost,
  EventManageLink,
  eventOutcomes,
  eventStatuses,
  FormToken,
  ManagedEvent,
  PublicEvent,
  Turn,
} from './events/index.ts';
export {
  type AboutMail,
  Mail,
  MailPreview,
  type MailSending,
  MailStatus,
  SampleMail,
  type SampleMailKind,
  sampleMailKinds,
} from './mail.ts';
export { type MailRecipient, mailRecipients } from './mail-recipients.ts';
export { type Page, pageOf } from './page.ts';
export { SlotExplanation } from './slot-explanation.ts';
export { maxSlots, Slot, Slots } from './slots.ts';
export { type AddressRefusal, type EventKind, eventKinds, Webhook } from './webhook.ts';
export { type FailureReason, WebhookDelivery, WebhookMessage } from './webhook-delivery.ts';
