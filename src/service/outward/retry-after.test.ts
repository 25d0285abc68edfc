import { expect, test } from 'vitest';
import { asInstant } from '../../time/index.ts';
import { readRetryAfter } from './retry-after.ts';

const now = asInstant(Date.UTC(2026, 2, 2, 7));

test.each<[string | undefined, number | undefined]>([
  ['0', 0],
  ['120', 120],
  ['Mon, 02 Mar 2026 07:10:00 GMT', 600],
  ['Mon, 02 Mar 2026 06:00:00 GMT', -3600],
  ['86401', 86_400],
  ['999999999', 86_400],
  ['Wed, 02 Mar 2033 07:00:00 GMT', 86_400],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads Retry-After: %s as %s seconds', (header, seconds) => {
  expect(readRetryAfter(header, now)).toBe(seconds === undefined ? undefined : now + seconds * 1000);
});
