import { expect, test } from 'vitest';
import { type FocusTarget, nextFocusTarget } from './next-focus-target.ts';

type NamedTarget = FocusTarget & { readonly name: string };

const cell = 100;

/** Places the times of lists that stand below each other: each row is a word, each letter a time. */
function below(...lists: readonly (readonly string[])[]): NamedTarget[] {
  let row = 0;
  return lists.flatMap((rows) =>
    rows.flatMap((names) => {
      row += 1;
      return [...names].map((name, at) => ({ name, left: at * cell, top: row * cell, column: 0, day: 0 }));
    }),
  );
}

/** Places the times of days side by side: each word is a day, each letter a time. */
function sideBySide(days: readonly string[], direction: 'ltr' | 'rtl' = 'ltr'): NamedTarget[] {
  return days.flatMap((names, day) => {
    const left = (direction === 'ltr' ? day : -day) * cell;
    return [...names].map((name, row) => ({ name, left, top: row * cell, column: left, day }));
  });
}

function lead(targets: readonly NamedTarget[], from: string, key: string, direction: 'ltr' | 'rtl' = 'ltr') {
  const current = targets.find(({ name }) => name === from);
  return current && nextFocusTarget(targets, current, { key, isRightToLeft: direction === 'rtl' })?.name;
}

// Two parts of a day in three columns.
const day = below(['abc', 'de'], ['fgh', 'i']);

test.each([
  ['ArrowRight', 'a', 'b'],
  ['ArrowRight', 'c', 'd'],
  ['ArrowRight', 'e', 'f'],
  ['ArrowRight', 'i', undefined],
  ['ArrowLeft', 'f', 'e'],
  ['ArrowLeft', 'a', undefined],
  ['ArrowDown', 'b', 'e'],
  ['ArrowDown', 'c', 'e'],
  ['ArrowDown', 'e', 'g'],
  ['ArrowDown', 'h', 'i'],
  ['ArrowDown', 'i', undefined],
  ['ArrowUp', 'h', 'e'],
  ['ArrowUp', 'd', 'a'],
  ['ArrowUp', 'b', 'a'],
  ['Home', 'g', 'a'],
  ['End', 'a', 'i'],
  ['PageDown', 'a', undefined],
  ['Enter', 'a', undefined],
])('moves with %s in columns of a day from %s to %s', (key, from, to) => {
  expect(lead(day, from, key)).toBe(to);
});

test.each([
  ['ArrowLeft', 'a', 'b'],
  ['ArrowRight', 'd', 'c'],
])('moves with %s from %s to %s in right-to-left text', (key, from, to) => {
  expect(lead(day, from, key, 'rtl')).toBe(to);
});

const week = ['abc', '', 'de', 'f'];

test.each([
  ['ArrowRight', 'b', 'e'],
  ['ArrowRight', 'c', 'e'],
  ['ArrowRight', 'f', undefined],
  ['ArrowLeft', 'e', 'b'],
  ['ArrowLeft', 'a', undefined],
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'c', 'd'],
  ['ArrowUp', 'd', 'c'],
  ['Home', 'e', 'd'],
  ['End', 'a', 'c'],
])('moves with %s in days side by side from %s to %s', (key, from, to) => {
  expect(lead(sideBySide(week), from, key)).toBe(to);
});

test.each([
  ['ArrowLeft', 'b', 'e'],
  ['ArrowRight', 'd', 'a'],
])('moves with %s from %s to %s where days run right to left', (key, from, to) => {
  expect(lead(sideBySide(week, 'rtl'), from, key, 'rtl')).toBe(to);
});
