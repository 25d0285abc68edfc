/**
 * What both sides of every wire agree on: one schema per noun, the tables of operations, the table of problems.
 *
 * The words: an *event type* is a kind of meeting; a *slot* is a time at which one can be booked; an *event* is a
 * booking. The *host* is the user whom the invitee meets, the *invitee* the person who books, *guests* are people the
 * invitee brings, a *contact* is the account's record of an invitee. An *availability* is a weekly schedule of open
 * *hours*, made of *periods*. A *buffer* is time kept free around an event, *notice* the least time from now to a
 * start, the *window* the farthest day that can be booked. A *field* is a question of a booking form and an *answer*
 * its reply. A *problem* is a way a request can fail, a *refusal* the rule that excludes a time.
 *
 * Design: one row in `endpoints` says everything about an operation of `/v1`, and routes, types and the OpenAPI
 * document follow from it. The data of responses (`resources`) and the rules for requests (`requests`) are separate, so
 * that a page, which only reads responses, does not load the checks of a server.
 */
export {
  type Accent,
  accentOn,
  type Color,
  contrast,
  defaultAccent,
  mailSurfaces,
  mix,
  moveToContrast,
  otherPole,
  pageSurfaces,
  parseColor,
  poleOn,
  type Rgb,
  readable,
  white,
  writeColor,
} from './colors/index.ts';
export {
  ConfirmedEmail,
  type ConsoleEndpointName,
  ConsoleSession,
  consoleClientEndpoints,
  consoleEndpoints,
  LinkDetails,
  Passkey,
  SignedInDevice,
  type SignInMethod,
} from './console/index.ts';
export {
  type AccountEndpoint,
  clientEndpoints,
  type EmbedEndpointName,
  type Endpoint,
  type EndpointName,
  embedEndpoints,
  endpoints,
  type InputSchemas,
  type Resource,
  scopeOf,
  takesIfMatch,
} from './endpoints/index.ts';
export { Failure, failure, success, successOf } from './envelope.ts';
export { fullName } from './full-name.ts';
export { limits, longestEmail, metadataLimits, outcomeDays } from './limits.ts';
export { linkPattern } from './link-pattern.ts';
export { matchesOrigin, type OriginPattern, readOriginPattern } from './origin-pattern.ts';
export { type Problem, type ProblemCode, problems } from './problems.ts';
export { type QuotaName, quotas } from './quotas.ts';
export { type Refusal, refusals } from './refusals.ts';
export {
  type CalendarDraft,
  EmbedDraft,
  EventDraft,
  EventTableQuery,
  type EventTypeReference,
  embedRequests,
  errorsByPath,
  isPlainJson,
  longestRangeDays,
  maxErrors,
  PlainObject,
  type PublicId,
  parseEventTypeReference,
  parsePublicId,
  publicIdOf,
} from './requests/index.ts';
export { isReservedName } from './reserved-names.ts';
export { isFileName, isReservedUsername } from './reserved-usernames.ts';
export {
  type AboutMail,
  Account,
  Actor,
  type AddressRefusal,
  Answer,
  Answers,
  ApiKey,
  Availability,
  AvailabilityEventType,
  BookingFormField,
  Branding,
  BusyTime,
  CalendarConnection,
  CalendarFeed,
  type CalendarProblem,
  Contact,
  DateOverride,
  DayCoverage,
  DeletedEntry,
  Event,
  type EventChangeKind,
  EventHistoryEntry,
  EventHost,
  type EventKind,
  EventManageLink,
  EventType,
  EventTypeCoverage,
  EventTypeDistribution,
  EventTypeHost,
  EventTypeLocation,
  eventKinds,
  type FailureReason,
  type FieldType,
  FormToken,
  fieldTypes,
  HostCoverage,
  HostDistribution,
  Hours,
  InvitedMember,
  IssuedApiKey,
  JournalEntry,
  Location,
  locationTypes,
  Mail,
  MailPreview,
  type MailRecipient,
  type MailSending,
  MailStatus,
  ManagedEvent,
  Member,
  MovedEntry,
  mailRecipients,
  maxSlots,
  type Page,
  Period,
  PublicEvent,
  PublicEventType,
  Reminder,
  SampleMail,
  type SampleMailKind,
  Slot,
  SlotExplanation,
  Slots,
  sampleMailKinds,
  Team,
  Turn,
  User,
  visibilities,
  Webhook,
  WebhookDelivery,
  WebhookMessage,
} from './resources/index.ts';
export { mapResult, ok, type ProblemResult, type Result, refuse, refuseField, unchanged } from './result.ts';
export { type Role, roles } from './roles.ts';
export { type Scope, scopes } from './scopes.ts';
export { emptyLineSentence, singleLine } from './single-line.ts';
