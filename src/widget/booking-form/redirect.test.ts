import { expect, test } from 'vitest';
import { redirectAddress } from './redirect.ts';

const base = { bookingId: 'b1', pageQuery: '', answers: ['name', 'email'] };

test('adds only an opaque id to the address', () => {
  expect(redirectAddress({ ...base, target: 'https://example.org/thanks?a=1#top' })).toBe(
    'https://example.org/thanks?a=1&booking_id=b1#top',
  );
});

test('passes on query parameters that the address lacks', () => {
  const pageQuery = '?a=page&utm_source=letter&booking_id=forged&email=ada%40example.org';
  expect(redirectAddress({ ...base, target: 'https://example.org/?a=own', pageQuery })).toBe(
    'https://example.org/?a=own&utm_source=letter&booking_id=b1',
  );
});

test.each([
  undefined,
  '',
  '/thanks',
  'http://example.org',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
])('redirects only to https, not to %s', (target) => {
  expect(redirectAddress({ ...base, target })).toBeUndefined();
});
