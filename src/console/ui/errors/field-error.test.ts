import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyLineSentence } from '../../../contract/index.ts';
import { refusalError } from '../../testing/index.ts';
import { setLocale } from '../../words/index.ts';
import { fieldError } from '../index.ts';

beforeEach(() => setLocale(['de']));
afterEach(() => setLocale(['en-GB']));

function refusedAt(path: string, sentence = 'must be other') {
  return refusalError('validation_failed', { errors: { [path]: [sentence] } });
}

test.each(['email', 'slug', 'location.value', 'reminders.0.to', 'booking_frequency_limits.week', 'timezone'])(
  'says in the page’s language what %s expects',
  (path) => {
    const sentence = fieldError(refusedAt(path), path);
    expect(sentence).toMatch(/^(Geben|Verwenden|Wählen|Diese)/);
  },
);

test('asks for an empty field to be filled in, instead of naming its limits', () => {
  const sentence = fieldError(refusedAt('location.value', `${emptyLineSentence}, found ""`), 'location.value');
  expect(sentence).toBe('Füllen Sie dieses Feld aus.');
});

test('adds the server’s sentence where it says what happened', () => {
  const sentence = fieldError(refusedAt('url', 'must be reachable: the server could not be reached'), 'url');
  expect(sentence).toMatch(/^Diese Adresse .*must be reachable/);
  expect(fieldError(refusedAt('email', 'must be an email address'), 'email')).not.toContain('must');
});

test('shows the server’s sentence beside a field that has none', () => {
  expect(fieldError(refusedAt('is_default', 'cannot be false'), 'is_default')).toMatch(/^Das .*cannot be false/);
});

test('returns undefined for a valid field', () => {
  expect(fieldError(refusedAt('email'), 'name')).toBeUndefined();
  expect(fieldError(new Error('offline'), 'name')).toBeUndefined();
});
