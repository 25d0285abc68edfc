import { expect, test } from 'vitest';
import { httpsLink } from './safe-link.ts';

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://meet.example.org', 'Room 5', '//evil.example'])(
  'does not make a link from "%s"',
  (text) => {
    expect(httpsLink(text)).toBeUndefined();
  },
);

test('makes a link from an https address', () => {
  expect(httpsLink('https://meet.example.org/a')).toBe('https://meet.example.org/a');
});
