import { expect, test } from 'vitest';
import { manageLink } from './manage-link.ts';

const booking = { id: 'id-1', token: 'id-1.c2ln' };

test('keeps the token out of requests to servers', () => {
  const link = new URL(manageLink('https://book.example.com/embed/v1', booking) ?? '');
  expect([link.origin, link.pathname, link.search]).toEqual(['https://book.example.com', '/manage', '?event=id-1']);
  expect(link.hash).toBe('#id-1.c2ln');
});

test.each([
  ['there is no token', 'https://book.example.com/embed/v1', { ...booking, token: '' }],
  ['the gateway has no address of the web', 'javascript:alert(1)', booking],
])('does not make a link where %s', (_, apiBase, wish) => {
  expect(manageLink(apiBase, wish)).toBeUndefined();
});
