import { expect, test } from 'vitest';
import { matchPath } from './index.ts';

test.each([
  ['/', '/', {}],
  ['/event-types/:id', '/event-types/42', { id: '42' }],
  ['/why/:eventType/:date', '/why/42/2026-12-03', { eventType: '42', date: '2026-12-03' }],
  ['/contacts/:id', '/contacts/a%20b', { id: 'a b' }],
  ['/contacts/:id', '/contacts/%', { id: '%' }],
])('the pattern %s fits %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

test.each([
  ['/event-types', '/event-types/42'],
  ['/event-types/:id', '/event-types'],
  ['/event-types/:id', '/contacts/42'],
])('the pattern %s does not fit %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeUndefined();
});
