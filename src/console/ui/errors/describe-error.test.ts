import { afterEach, beforeEach, expect, test } from 'vitest';
import { problems } from '../../../contract/index.ts';
import { refusalError } from '../../testing/index.ts';
import { setLocale } from '../../words/index.ts';
import { describeError, TranslatedError } from '../index.ts';

beforeEach(() => setLocale(['de']));
afterEach(() => setLocale(['en-GB']));

test.each([
  'access_denied',
  'body_too_large',
  'calendar_unreachable',
  'changed_meanwhile',
  'event_canceled',
  'event_in_past',
  'internal_error',
  'resource_not_found',
  'slot_unavailable',
  'too_many_requests',
  'unavailable',
  'validation_failed',
] as const)('leaves the server’s English out of %s', (code) => {
  const sentence = describeError(refusalError(code));
  expect(sentence).not.toContain(problems[code].meaning);
  expect(sentence).not.toMatch(/\b(the|this|has|is)\b/i);
});

test('adds the server’s details about a resource in use', () => {
  const sentence = describeError(
    refusalError('resource_in_use', { message: 'Event types follow this schedule: Call.' }),
  );
  expect(sentence).toMatch(/^Das wird noch .*\(\u2068Event types follow this schedule: Call\u2069\)$/);
});

test('shows the server’s sentence about a problem that has no words', () => {
  expect(describeError(refusalError('unsupported_media_type'))).toMatch(/^Der Server hat das abgelehnt. \(/);
});

test('shows the sentence of an error that the console wrote', () => {
  expect(describeError(new TranslatedError('Wählen Sie einen Tag.'))).toBe('Wählen Sie einen Tag.');
});

test('leaves out the English message of a browser or a library', () => {
  expect(describeError(new TypeError('Load failed'))).toBe(
    'Das hat nicht geklappt. Versuchen Sie es gleich noch einmal.',
  );
});
