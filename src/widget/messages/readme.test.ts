import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { english } from './english.testing.ts';

const readme = readFileSync('README.md', 'utf8');

test('README lists every message key, and no other', () => {
  const sentence = /<summary>The keys<\/summary>([^<]+)/.exec(readme)?.[1] ?? '';
  const keys = Array.from(sentence.matchAll(/`(\w+)`/g), ([, key]) => key);
  expect(keys.sort()).toEqual(Object.keys(english).sort());
});
