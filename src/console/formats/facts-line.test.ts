import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../words/index.ts';
import { factsLine } from './index.ts';

afterEach(() => setLocale(['en-GB']));

test('isolates facts on a right-to-left page', async () => {
  const facts = ['ada@example.org', false, undefined, '15:00'] as const;
  expect(factsLine(facts)).toBe('ada@example.org · 15:00');
  await setLocale(['he']);
  expect(factsLine(facts)).toBe('\u2068ada@example.org\u2069 · \u206815:00\u2069');
});
