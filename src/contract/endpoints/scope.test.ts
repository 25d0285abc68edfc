import { expect, test } from 'vitest';
import { type EndpointName, endpoints } from './endpoints.ts';
import { scopeOf } from './scope.ts';

// An object literal has no other keys.
const names = Object.keys(endpoints) as EndpointName[];

test('a key with the scope read cannot change anything', () => {
  const readers = names.filter((name) => scopeOf(endpoints[name]) === 'read');
  expect(readers.filter((name) => !/^(get|list|explain)/.test(name))).toEqual([]);
});

test('a key with the scope book can change only bookings', () => {
  const book = names.filter((name) => scopeOf(endpoints[name]) === 'book');
  expect(book).toContain('createEvent');
  expect(book.filter((name) => !name.includes('Event') || name.includes('EventType'))).toEqual([]);
});

test.each(['updateAvailability', 'createWebhook', 'updateAccount', 'deleteContact'] as const)(
  'requires the scope settings for %s',
  (name) => {
    expect(scopeOf(endpoints[name])).toBe('settings');
  },
);
