import { expect, test } from 'vitest';
import { matchesOrigin, readOriginPattern } from './origin-pattern.ts';

test.each([
  ['https://example.com', 'https://example.com', true],
  ['https://example.com', 'http://example.com', false],
  ['https://example.com', 'https://www.example.com', false],
  ['https://example.com', 'https://example.com:8443', false],
  ['https://*.example.com', 'https://www.example.com', true],
  ['https://*.example.com', 'https://a.b.example.com', true],
  ['https://*.example.com', 'https://example.com', false],
  ['https://*.example.com', 'https://evilexample.com', false],
  ['https://*.example.com', 'https://www.example.com.evil.org', false],
  ['https://*.example.com', 'http://www.example.com', false],
  ['https://*.example.com', 'https://www.example.com:8443', false],
  ['https://*.example.com:8443', 'https://www.example.com:8443', true],
  ['https://*.example.com:8443', 'https://www.example.com', false],
  ['https://*.example.com', 'null', false],
])('decides whether %s allows pages of %s: %j', (pattern, pageOrigin, expected) => {
  expect(matchesOrigin(readOriginPattern(pattern), pageOrigin)).toBe(expected);
});
