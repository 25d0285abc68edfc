/**
 * The operations of the service, one for each row of the endpoint table: the rules, and who may do what.
 *
 * Design: an operation knows neither HTTP nor SQL. `records` declares what it needs from the database, and the store
 * implements it. An operation returns a result, so that a refusal is a value like any other.
 */
export { findBusinessName } from './account/index.ts';
export { feedTokenDigest } from './calendars/index.ts';
export { createComputations } from './computations.ts';
export type { Context, GatewayOrigins, MailLimits, NewInvitation } from './context.ts';
export { type ExportedEvents, exportEvents, type FormOfEventType, readAnswers } from './events/index.ts';
export { type Credential, type IdentifyContext, identify } from './identify.ts';
export { getMailPreview } from './mails/index.ts';
export { omitUndefined } from './omit-undefined.ts';
export type { Input, OperationResult, Operations } from './operation.ts';
export { createOperations } from './operations.ts';
export { checkOwnership, readableEventType } from './ownership.ts';
export { checkPermission } from './permissions/index.ts';
export { readAhead } from './read-ahead.ts';
