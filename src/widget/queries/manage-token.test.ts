import { expect, test } from 'vitest';
import { idOf } from './manage-token.ts';

test.each([
  ['7d0c5b1e.c2lnbmVk', '7d0c5b1e'],
  ['7d0c5b1e.1.c2lnbmVk', '7d0c5b1e'],
  ['forged', 'forged'],
  ['', '-'],
])('finds the event id in the token "%s"', (token, id) => {
  expect(idOf(token)).toBe(id);
});
