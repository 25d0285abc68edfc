import { expect, it } from 'vitest';
import { BoundedMap } from './bounded-map.ts';

it('drops the least recently used entry', () => {
  const map = new BoundedMap<number>(3);
  for (const [index, key] of ['a', 'b', 'c'].entries()) map.set(key, index);
  map.get('a');
  map.set('d', 3);
  expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([0, undefined, 2, 3]);
});

it('frees the room of replaced or deleted entries', () => {
  const map = new BoundedMap<string>(10, ({ length }) => length);
  map.set('a', 'xxxxxxxx');
  map.set('a', 'x');
  map.set('b', 'xxxxx');
  map.delete('b');
  map.set('c', 'xxxxxxxxx');
  expect([map.get('a'), map.get('c')]).toEqual(['x', 'xxxxxxxxx']);
});

it('does not keep an entry that is too large by itself', () => {
  const map = new BoundedMap<string>(3, ({ length }) => length);
  map.set('a', 'xxxx');
  expect(map.get('a')).toBeUndefined();
});
