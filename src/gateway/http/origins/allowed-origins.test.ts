import { expect, test } from 'vitest';
import { isAllowedOrigin, listOrigins, type OriginRules, parseOriginRules } from './allowed-origins.ts';

const rules = parseOriginRules('https://example.com, https://*.studio.example https://shop.example:8443');

test.each([
  ['https://example.com', true],
  ['https://example.com:8443', false],
  ['http://example.com', false],
  ['https://www.example.com', false],
  ['https://evilexample.com', false],
  ['https://example.com.evil.org', false],
  ['https://www.studio.example', true],
  ['https://a.b.studio.example', true],
  ['https://studio.example', false],
  ['https://evilstudio.example', false],
  ['https://shop.example:8443', true],
  ['https://shop.example', false],
  ['null', false],
  ['', false],
  ['https://example.com/path', false],
  ['https://user@example.com', false],
])('decides whether the origin %j is allowed: %j', (origin, expected) => {
  expect(isAllowedOrigin(rules, origin)).toBe(expected);
});

test.each(['example.com', 'https://example.com/path', 'ftp://example.com', 'https://*'])(
  'refuses the rule %j',
  (text) => {
    expect(() => parseOriginRules(text)).toThrow(`"${text}"`);
  },
);

test('allows an opaque origin only if it is named', () => {
  const rules = parseOriginRules('https://shop.example null');
  expect(['null', 'https://shop.example', 'https://evil.example', 'nullx'].map(takesBy(rules))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('treats a star as every page', () => {
  expect(isAllowedOrigin(parseOriginRules('*'), 'https://anywhere.example')).toBe(true);
});

test('always allows the gateway’s own origin', () => {
  const rules = parseOriginRules('https://shop.example', { ownOrigin: 'https://book.example' });
  expect(['https://book.example', 'https://shop.example', 'https://evil.example'].map(takesBy(rules))).toEqual([
    true,
    true,
    false,
  ]);
});

test('writes rules as an account could list them', () => {
  const rules = parseOriginRules('https://Shop.example/, https://*.studio.example null', {
    ownOrigin: 'https://b.example',
  });
  expect(listOrigins(rules)).toEqual(['https://shop.example', 'https://*.studio.example', 'null', 'https://b.example']);
  expect(listOrigins(parseOriginRules('*'))).toBeNull();
});

function takesBy(rules: OriginRules): (origin: string) => boolean {
  return (origin) => isAllowedOrigin(rules, origin);
}
