import { expect, test } from 'vitest';
import { words } from './index.ts';

/** Lists every text of a language. A function is called with one and with several. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [1, 2].map((count) => String(value(count, count, count)));
  return Object.values(value ?? {}).flatMap(textsOf);
}

test('puts a no-break space before French punctuation', () => {
  const texts = textsOf(words.fr);
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => /[^\u00a0]:|[^\u202f][!?;]|[^\u00a0]»|«[^\u00a0]/.test(text))).toEqual([]);
});

test('calls the console in Hebrew as its own screens do', () => {
  const names = textsOf(words.he).flatMap((text) => text.match(/מסך הניהול|מסוף|קונסולה/g) ?? []);
  expect([...new Set(names)]).toEqual(['מסך הניהול']);
});
