/**
 * What the service does, one function for each operation: the rules, and who may have what.
 *
 * The decision behind it: an act knows neither HTTP nor SQL. What it needs of the database is declared in `context.ts`
 * and implemented by the store, and what it comes to is a result, so that a refusal is a value like any other.
 */

export type { Answered, AnswerRecords, Claim, FirstTime, KeptAnswer } from './answer-records.ts';
export { createComputations } from './computations.ts';
export type { ContactChange, ContactRecords, ContactSearch } from './contact-records.ts';
export type {
  Caller,
  Context,
  CountKeyUse,
  EventSearch,
  HostedEventType,
  HostRecords,
  KeyToCount,
  KeyUse,
  Locked,
  NewEvent,
  Records,
} from './context.ts';
export type {
  Channel,
  ClaimedDelivery,
  DeliveryRecords,
  DeliverySearch,
  DeliveryWrites,
  DueSearch,
  FinishedTry,
  OutboxRecords,
  Recipient,
} from './delivery-records.ts';
export { type Credential, countedSeconds, type IdentifyContext, identify } from './identify.ts';
export type { Input, OperationResult, Operations } from './operation.ts';
export { createOperations } from './operations.ts';
export { cautiousFrom, healthAfter, isGivenUp, type ReceiverHealth } from './receiver-health.ts';
export type {
  AvailabilityContent,
  EventTypeContent,
  Extent,
  FieldContent,
  Settings,
} from './settings.ts';
export type { TeamRecords } from './team-records.ts';
