import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { en } from './en.ts';

const readme = readFileSync('README.md', 'utf8');

test('README names message keys that exist', () => {
  const sentence = /<summary>The keys<\/summary>([^<]+)/.exec(readme)?.[1] ?? '';
  const named = Array.from(sentence.matchAll(/`(\w+)`/g), ([, key]) => key);
  expect(named.length).toBeGreaterThan(100);
  expect(Object.keys(en)).toEqual(expect.arrayContaining(named));
});
