import { expect, test } from 'vitest';
import { arrayFrom, bindTo } from './natives.ts';

test.each([[new Set([1, 2])], [new Map([['a', 1]])], ['äb'], [{ length: 3 }], [[1, [2]]]])(
  'returns the same list as the native: %o',
  (source) => {
    const list = source as Iterable<unknown> | ArrayLike<unknown>; // the row's types are many
    expect(arrayFrom(list)).toEqual(Array.from(list));
    expect(arrayFrom(list, (item, index) => [item, index])).toEqual(Array.from(list, (item, index) => [item, index]));
  },
);

test('binds an object and its first arguments', () => {
  const add = bindTo(
    function add(this: unknown, ...numbers: unknown[]) {
      return [this, ...numbers];
    },
    'that',
    1,
  );
  expect(add(2, 3)).toEqual(['that', 1, 2, 3]);
});
