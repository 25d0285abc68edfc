import { expect, test } from 'vitest';
import { arrayFrom, bindTo, ownable } from './natives.ts';

test.each([[new Set([1, 2])], [new Map([['a', 1]])], ['äb'], [{ length: 3 }], [[1, [2]]]])(
  'lists what the native lists: %o',
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

test('describes a property though all objects have a getter', () => {
  const described = withGetterOnAll(() => Object.hasOwn(ownable({}, 'valueOf'), 'valueOf'));
  expect(described).toBe(true);
});

test('lets a method be set that is frozen where it is inherited', () => {
  const inherited = Object.freeze({ toString: () => 'inherited' });
  const prototype: object = Object.create(inherited);
  expect(() => Object.assign(prototype, { toString: () => 'own' })).toThrow(TypeError);
  expect(String(Object.assign(ownable(prototype, 'toString'), { toString: () => 'own' }))).toBe('own');
});

function withGetterOnAll<Result>(act: () => Result): Result {
  Object.defineProperty(Object.prototype, 'get', { value: () => 'inherited', configurable: true });
  try {
    return act();
  } finally {
    Reflect.deleteProperty(Object.prototype, 'get');
  }
}
