import * as v from 'valibot';
import { isZoneName, parseInstant, parseLocalDate } from '../../../time/index.ts';
import { limits } from '../../limits.ts';

/** The largest integer that JSON carries unchanged. A larger number in a path is an id that cannot exist. */
const largestId = Number.MAX_SAFE_INTEGER;

/** An id in a path: decimal digits, no sign, no leading zero. */
export const IntegerIdInPath = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,15}$/),
  v.metadata({ type: 'integer', minimum: 1 }),
  v.transform(Number),
  v.maxValue(largestId),
);

/** The parameters of a path that names one thing by a number. */
export const OneById = v.object({ id: IntegerIdInPath });

/** An id in a body. */
export const IntegerId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largestId));

/** An id in a query string. */
export const IntegerIdInQuery = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,15}$/, 'must be an id'),
  v.metadata({ type: 'integer', minimum: 1 }),
  v.transform(Number),
  v.maxValue(largestId, 'must be an id'),
);

/**
 * An id of an event, a contact or a delivery, in any letter case (RFC 9562, 4). It is read as the service writes it.
 */
export const Uuid = v.pipe(v.string(), v.uuid('must be a UUID'), v.toLowerCase());

/** The parameters of a path that names one thing by a UUID. */
export const OneByUuid = v.object({ id: Uuid });

/** A whole number in a query string. */
export const IntegerInQuery = v.pipe(
  v.string(),
  v.regex(/^-?\d{1,15}$/, 'must be a whole number of at most 15 digits'),
  v.metadata({ type: 'integer' }),
  v.transform(Number),
);

/** A boolean in a query string. */
export const BooleanInQuery = v.pipe(
  v.picklist(['true', 'false'], 'must be true or false'),
  v.metadata({ type: 'boolean' }),
  v.transform((text) => text === 'true'),
);

/** Accepts a whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.number('must be a whole number'),
    v.integer('must be a whole number'),
    v.minValue(min, `must be ${min} or more`),
    v.maxValue(max, `must be ${max} or less`),
  );
}

/** The length of a meeting in minutes, 1 to 1440. */
export const MeetingMinutes = v.pipe(
  v.number('must be a whole number of minutes'),
  v.integer('must be a whole number of minutes'),
  v.minValue(1, 'must be 1 minute or more'),
  v.maxValue(limits.meetingMinutes, `must be ${limits.meetingMinutes} minutes or less`),
);

/** A real day, written `YYYY-MM-DD`. */
export const LocalDate = v.pipe(
  v.string(),
  v.metadata({ format: 'date' }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const date = parseLocalDate(dataset.value);
    if (date) return date;
    addIssue({ message: 'must be a real date, written YYYY-MM-DD' });
    return NEVER;
  }),
);

/** A date-time with an offset or `Z`, read into an instant. */
export const Instant = v.pipe(
  v.string(),
  v.metadata({ format: 'date-time' }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const instant = parseInstant(dataset.value);
    if (instant !== undefined) return instant;
    addIssue({
      message: 'must be an ISO 8601 date-time with an offset, such as 2026-03-29T09:00:00+02:00',
    });
    return NEVER;
  }),
);

/** A name of the tz database. */
export const ZoneName = v.pipe(
  v.string(),
  v.metadata({ description: 'An IANA time zone name, such as Europe/Berlin.' }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    if (isZoneName(dataset.value)) return dataset.value;
    addIssue({
      message: 'must be an IANA time zone name, such as Europe/Berlin',
    });
    return NEVER;
  }),
);

/** An object with any keys. Refuses a list, which would otherwise pass as an object with the keys 0, 1, 2. */
export const PlainObject = v.custom<Record<string, unknown>>(
  (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
  'must be an object',
);
