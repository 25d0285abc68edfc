import { expect, test } from 'vitest';
import { arrayFrom, bindTo, writeJson } from './natives.ts';

test.each([[new Set([1, 2])], [new Map([['a', 1]])], ['äb'], [{ length: 3 }], [[1, [2]]]])(
  'lists what the native lists: %o',
  (source) => {
    const list = source as Iterable<unknown> | ArrayLike<unknown>; // the row's types are many
    expect(arrayFrom(list)).toEqual(Array.from(list));
    expect(arrayFrom(list, (item, index) => [item, index])).toEqual(Array.from(list, (item, index) => [item, index]));
  },
);

test('binds an object and first arguments, and takes later ones', () => {
  const add = bindTo(
    function add(this: unknown, ...numbers: unknown[]) {
      return [this, ...numbers];
    },
    'that',
    1,
  );
  expect(add(2, 3)).toEqual(['that', 1, 2, 3]);
});

test.each([
  [{ a: [1, 'x', null, undefined, true], b: undefined, 'c"\\': 'line\nend', d: { e: -0.5, f: Number.NaN } }],
  ['😀 \u2028 \ud800 é 漢 "'],
  [[]],
  [{}],
  [1e21],
])('writes what the native reads back as the same: %o', (value) => {
  expect(JSON.parse(writeJson(value) ?? '')).toEqual(JSON.parse(JSON.stringify(value)));
});

test('asks no toJSON, and sorts where it is told to', () => {
  const list = Object.assign([1], { toJSON: () => 'no list' });
  const sort = (_: string, value: unknown) => (value === 2 ? 'two' : value);
  expect(writeJson({ list })).toBe('{"list":[1]}');
  expect(writeJson([1, 2], sort)).toBe('[1,"two"]');
});
