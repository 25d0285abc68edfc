import { readFileSync } from 'node:fs';
import type { ESTree } from 'vite';
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
  ["test.each([['and is found', 1], ['finds it', 2]])('%s', run);", ['and is found']],
  ["test.each(['is found', 'finds it'])('%s: twice', run);", ['is found']],
  ["embeddingJourney('is hidden', run);", ['is hidden']],
  ["journey.describe('of a day', () => journey('books on a phone', run));", []],
  ["describe('of a day', () => test('island hours', run));", []],
])('finds the titles of %j that do not read alone: %j', (text, titles) => {
  expect(unfinishedTitles('sample.ts', text)).toEqual(titles);
});

function unfinishedTitles(file: string, text = readFileSync(file, 'utf8')): string[] {
  // Few texts begin like this, and searching is much faster than parsing every test.
  if (!unfinished.test(text)) return [];
  const titles: string[] = [];
  parseText(file, text).visit({
    CallExpression({ callee, arguments: [title] }) {
      if (title === undefined || !titled.test(text.slice(callee.start, callee.end))) return;
      for (const node of titlesIn(title, callee)) {
        const code = text.slice(node.start, node.end);
        const isText = node.type === 'Literal' || node.type === 'TemplateLiteral';
        if (isText && unfinished.test(code)) titles.push(code.slice(1, -1));
      }
    },
  });
  return titles;
}

/** Returns the title of a call, or those in the rows of its table if the rows hold them. */
function titlesIn(title: ESTree.Node, callee: ESTree.Node): readonly ESTree.Node[] {
  const [table] = callee.type === 'CallExpression' ? callee.arguments : [];
  const isInRows = title.type === 'Literal' && `${title.value}`.startsWith('%s') && table?.type === 'ArrayExpression';
  if (!isInRows) return [title];
  return table.elements
    .map((row) => (row?.type === 'ArrayExpression' ? row.elements[0] : row))
    .filter((node) => node !== null && node !== undefined);
}
