import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles, parseText } from './sources.testing.ts';

/** A title that begins like this continues a sentence that the line of a failure does not show. */
const unfinished = /['"`](and|but|or|is|are|was|that|which|of|for|once|so|also|then) /i;

/** The functions whose title appears in a report: `it.each(…)` too, but not groups such as `journey.describe`. */
const titled = /^(test|it|program|\w*[jJ]ourney)(\.(?!describe\b)|$)/;

test('every title of a test reads alone', () => {
  const files = ['src/**/*.{ts,tsx}', 'e2e/**/*.ts'].flatMap((pattern) => listFiles(pattern, { areTests: true }));
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap((file) => unfinishedTitles(file).map((title) => `${file}: ${title}`))).toEqual([]);
});

test.each([
  ["test('offers no slot across the spring gap', run);", []],
  ["test('and offers no slot across the gap', run);", ['and offers no slot across the gap']],
  ["it.each(rows)('is found as %s', run);", ['is found as %s']],
  ["embeddingJourney('is hidden', run);", ['is hidden']],
  ["journey.describe('of a day', () => journey('books on a phone', run));", []],
  ["describe('of a day', () => test('island hours', run));", []],
])('finds the titles of %j that do not read alone: %j', (text, titles) => {
  expect(unfinishedTitles('sample.ts', text)).toEqual(titles);
});

function unfinishedTitles(file: string, text = readFileSync(file, 'utf8')): string[] {
  // Few texts begin like this, and searching is much faster than parsing every test.
  if (!unfinished.test(text)) return [];
  const found: string[] = [];
  parseText(file, text).visit({
    CallExpression({ callee, arguments: [title] }) {
      if (title?.type !== 'Literal' && title?.type !== 'TemplateLiteral') return;
      const isTest = titled.test(text.slice(callee.start, callee.end));
      if (isTest && unfinished.test(text.slice(title.start, title.end)))
        found.push(text.slice(title.start + 1, title.end - 1));
    },
  });
  return found;
}
