import { expect, it } from 'vitest';
import { FairMap } from './fair-map.ts';

const open = (maxBytes: number) => new FairMap<string>({ maxBytes, bytesOf: ({ length }) => length });
const big = 'x'.repeat(1000);

function fill(map: FairMap<string>, owner: string, count: number): void {
  for (let number = 0; number < count; number += 1) map.set(owner, `${number}`, big);
}

function countOf(map: FairMap<string>, owner: string, count: number): number {
  return Array.from({ length: count }, (_, number) => map.get(owner, `${number}`)).filter(Boolean).length;
}

it('holds no more bytes than its limit', () => {
  const map = open(20_000);
  fill(map, 'a', 100);
  expect([map.bytes <= 20_000, map.bytes > 18_000]).toEqual([true, true]);
  map.set('a', 'larger than all', 'x'.repeat(30_000));
  expect(map.bytes).toBeLessThanOrEqual(20_000);
});

it('lets one owner fill the map while no one else needs room', () => {
  const map = open(100_000);
  fill(map, 'a', 80);
  expect(countOf(map, 'a', 80)).toBe(80);
});

it('takes room from an owner who fills more than a share', () => {
  const map = open(100_000);
  for (let owner = 0; owner < 40; owner += 1) fill(map, `small ${owner}`, 1);
  fill(map, 'large', 500);
  for (let owner = 0; owner < 40; owner += 1) expect(countOf(map, `small ${owner}`, 1)).toBe(1);
  expect(countOf(map, 'large', 500)).toBeGreaterThan(30);
});

it('takes room from the owner unused for longest', () => {
  const map = open(100_000);
  for (let owner = 0; owner < 80; owner += 1) map.set(`owner ${owner}`, '0', big);
  map.get('owner 0', '0');
  for (let owner = 80; owner < 90; owner += 1) map.set(`owner ${owner}`, '0', big);
  expect([countOf(map, 'owner 0', 1), countOf(map, 'owner 1', 1), countOf(map, 'owner 89', 1)]).toEqual([1, 0, 1]);
});

it('drops the least recently used entry of an owner', () => {
  const map = open(10_000);
  fill(map, 'a', 8);
  map.get('a', '0');
  map.set('a', 'new', big);
  expect([map.get('a', '0'), map.get('a', '1'), map.get('a', 'new')]).toEqual([big, undefined, big]);
});

it('frees the room of replaced and deleted entries', () => {
  const map = open(10_000);
  map.set('a', 'k', big);
  map.set('a', 'k', 'small');
  map.delete('a', 'k');
  map.delete('a', 'never there');
  expect(map.bytes).toBe(0);
});
