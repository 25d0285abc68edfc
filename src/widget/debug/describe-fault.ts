import { attributeOf, type Kind, propertyKinds } from '../attributes/index.ts';
import type { AttributeProperty, ReadKind } from '../model/index.ts';

const anything = 'a text';

/** What a value of each kind must be, in a sentence that begins with "must be". */
const expectations: Readonly<Record<ReadKind, string>> = {
  date: 'a date like 2026-11-24',
  dateTime: 'a date-time with its offset like 2026-11-24T15:30+01:00',
  eventType: 'an event type like demo/introductory-call or 42',
  httpsAddress: 'an https address like https://example.org/thanks',
  language: 'a language tag like de or en-GB',
  minutes: 'a whole number of minutes like 30',
  month: 'a month like 2026-11',
  text: anything,
  timeZone: 'the name of a time zone like Europe/Berlin',
  token: anything,
  weekday: 'a day from 0, Sunday, to 6, Saturday',
};

/** Returns what is wrong with the value of an attribute, empty if it is missing, and what was expected. */
export function describeFault(name: AttributeProperty, value: string): string {
  const [kind, ...values]: readonly [Kind, ...string[]] = propertyKinds[name];
  const expected = values.length > 0 ? values.join(' or ') : expectations[kind as ReadKind]; // the others have values
  return `${attributeOf(name)} must be ${expected}, found ${value ? `"${value}"` : 'none'}.`;
}
