/**
 * The scalars and texts that requests are made of: ids, instants, dates, zones, lines, web addresses.
 *
 * Design: each says in one sentence what it expects, and an invalid value never reaches an operation.
 */
export { distinct } from './distinct.ts';
export { Locale } from './locale.ts';
export {
  type EventTypeReference,
  expectedEventType,
  type PublicId,
  PublicIdInPath,
  PublicIdText,
  parseEventTypeReference,
  parsePublicId,
  publicIdOf,
} from './public-id.ts';
export {
  BooleanInQuery,
  Instant,
  IntegerId,
  IntegerIdInPath,
  IntegerIdInQuery,
  IntegerInQuery,
  LocalDate,
  MeetingMinutes,
  OneById,
  OneByUuid,
  PlainObject,
  Uuid,
  wholeNumber,
  ZoneName,
} from './scalars.ts';
export { HttpsUrl, lineOrNothingUpTo, lineUpTo, partOfLineUpTo, textUpTo, WebUrl } from './text.ts';
export { Username } from './username.ts';
