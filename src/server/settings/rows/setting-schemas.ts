import * as v from 'valibot';
import { isLinkSecret, parseEventTypes, parseOriginRules } from '../../../gateway/index.ts';

export const mailFromExpected = 'an address like Bookings <bookings@example.com> (required with SMTP_URL)';
/** The part before the "@" is ASCII: few mail servers accept another (RFC 6531). The domain may be in any script. */
export const mailbox = /^([^<>\p{Cc}]*<[^\s<>@\P{ASCII}]+@[^\s<>@]+>|[^\s<>@\P{ASCII}]+@[^\s<>@]+)$/u;
/** Labels of letters, digits and hyphens (RFC 1123, 2.1). */
export const hostName = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i;

const secretListExpected = '24 characters or more, or two such values separated by a comma';
const originsExpected = '*, or origins like https://example.com and https://*.example.com, separated by commas';
const eventTypesExpected = 'all, or ids and public ids like 42,demo/introductory-call';

/** Reads an integer within bounds, including both. */
export function integer({ min = 0, max }: { readonly min?: number; readonly max: number }) {
  const expected = max - min === 1 ? `${min} or ${max}` : `a whole number, ${min} to ${max}`;
  const digits = v.pipe(v.string(), v.regex(/^\d{1,9}$/, expected), v.transform(Number));
  return v.pipe(digits, v.minValue(min, expected), v.maxValue(max, expected));
}

/** Reads one of a few words. */
export function oneOf<const Words extends readonly string[]>(...words: Words) {
  return v.picklist(words, `one of ${words.join(', ')}`);
}

/** Reads a text that matches a pattern. */
export function matching(pattern: RegExp) {
  return v.pipe(v.string(), v.regex(pattern));
}

/** Reads an empty text, or what the schema accepts. */
export function emptyOr(schema: v.GenericSchema<string>, expected: string) {
  // A union would report the issues of its second option, in words of the library.
  return v.pipe(
    v.string(),
    v.check((text) => text === '' || v.is(schema, text), expected),
  );
}

/** Reads which event types pages may see. */
export const publishedEventTypes = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const eventTypes = parseEventTypes(dataset.value === 'all' ? 'all' : dataset.value.split(','));
    if (eventTypes) return eventTypes;
    addIssue({ message: eventTypesExpected });
    return NEVER;
  }),
);

/** Reads a list of origins, and leaves it a text: only the start knows the origin to add to it. */
export const origins = v.pipe(v.string(), v.check(isListOfOrigins, originsExpected));

function isListOfOrigins(text: string): boolean {
  try {
    parseOriginRules(text);
    return true;
  } catch {
    return false;
  }
}

/** Reads no secret, one, or two with a comma between. */
export const secretList = v.pipe(
  v.string(),
  v.transform((text) => (text === '' ? [] : text.split(',').map((secret) => secret.trim()))),
  v.check((secrets) => secrets.length <= 2 && secrets.every(isLinkSecret), secretListExpected),
);
