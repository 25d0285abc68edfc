import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { deferredEnglish } from './en-deferred.ts';

/** Returns a module of the widget and everything that it imports statically, except types. */
function reach(file: string, sources = new Map<string, string>()): Map<string, string> {
  if (sources.has(file) || !/\.tsx?$/.test(file)) return sources;
  const source = readFileSync(file, 'utf8');
  sources.set(file, source);
  for (const [, path = ''] of source.matchAll(/^(?:import|export) (?!type )[^'(]*?from '(\.[^']+)'/gm))
    reach(resolve(dirname(file), path), sources);
  return sources;
}

/** Returns the words that a module names: `messages.next`, or `next` of `const { next } = messages`. */
function wordsIn(source: string): string[] {
  const byProperty = Array.from(source.matchAll(/messages\.(\w+)/g), ([, word = '']) => word);
  const byPattern = Array.from(source.matchAll(/\{ ([\w, ]+) \} = [\w.]*messages;/g), ([, words = '']) =>
    words.split(', '),
  );
  return [...byProperty, ...byPattern.flat()];
}

test('uses no deferred word on the first screen', () => {
  const modules = reach(resolve('src/widget/screen/index.ts'));
  const words = new Set([...modules.values()].flatMap(wordsIn));
  expect(modules.size).toBeGreaterThan(80);
  expect(words.has('wentOn') && words.has('locations')).toBe(true);
  expect(Object.keys(deferredEnglish).filter((word) => words.has(word))).toEqual([]);
});
