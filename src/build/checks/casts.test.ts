import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFiles, parseText } from './sources.testing.ts';

/**
 * The most lines between a cast and the comment above it: one comment may explain two casts, or be above the statement.
 */
const linesAbove = 4;

/** A line that may hold a cast, which is not an import or a comment. */
const maybeCast = /^(?!import |export |\s*(?:\/?\*|\/\/)).* as (?!const\b)/m;

test('every cast has a comment that says why it holds', () => {
  const files = listFiles('src/**/*.{ts,tsx}', { areTests: false });
  const casts = files.flatMap((file) => bareCasts(file).map((cast) => `${file}:${cast}`));
  expect(casts).toEqual([]);
});

test.each([
  ['const id = found as string;', ['1 as string']],
  ['// The query has it.\nconst id = found as string;', []],
  ['const id = found as string; // the query has it', []],
  ['const names = ["a"] as const;', []],
  [`// Too far above.${'\n'.repeat(linesAbove + 1)}const id = found as string;`, [`${linesAbove + 2} as string`]],
])('finds casts without a comment in %j: %j', (text, casts) => {
  expect(bareCasts('sample.ts', text)).toEqual(casts);
});

/** Lists the casts without a comment nearby, as `12 as ZoneName`. */
function bareCasts(file: string, text = readFileSync(file, 'utf8')): string[] {
  // Most files have none, and searching is much faster than parsing.
  if (!maybeCast.test(text)) return [];
  const { comments, lineOf, visit } = parseText(file, text);
  const casts: string[] = [];
  visit({
    TSAsExpression({ start, end, typeAnnotation }) {
      const type = text.slice(typeAnnotation.start, typeAnnotation.end);
      if (type === 'const') return;
      const [first, last] = [lineOf(start) - linesAbove, lineOf(end)];
      const isExplained = comments.some((comment) => lineOf(comment.start) <= last && lineOf(comment.end) >= first);
      if (!isExplained) casts.push(`${last} as ${type}`);
    },
  });
  return casts;
}
