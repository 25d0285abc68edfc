import { expect, test } from 'vitest';
import { createBlocks, lengthOf, textOf } from './blocks.ts';

function gather(parts: readonly Buffer[]) {
  const blocks = createBlocks();
  for (const part of parts) blocks.add(part);
  return blocks.take();
}

test.each([
  ['nothing', []],
  ['an empty part', [0]],
  ['one byte', [1]],
  ['one byte after the other', Array.from({ length: 1000 }, () => 1)],
  ['parts of a socket', [1300, 65_536, 65_536, 17]],
  ['a part longer than any block', [200_000, 5]],
])('keeps the bytes of %s in their order', (_what, lengths) => {
  const parts = lengths.map((length, index) => Buffer.alloc(length, String.fromCharCode(97 + (index % 26))));
  const blocks = gather(parts);
  expect(textOf(blocks)).toBe(Buffer.concat(parts).toString());
  expect(lengthOf(blocks)).toBe(Buffer.concat(parts).length);
});

test.each([
  [300, 300],
  [100_000, 1],
  [3_000_000, 65_536],
])('takes little more memory than a body of %i bytes in parts of %i', (length, partLength) => {
  const parts = Array.from({ length: Math.ceil(length / partLength) }, () => Buffer.alloc(partLength));
  const memory = gather(parts).reduce((bytes, { buffer }) => bytes + buffer.byteLength, 0);
  expect(memory).toBeLessThanOrEqual(Math.min(2 * length, length + 2 * 65_536));
});

test('shares no memory with a part, nor between two blocks', () => {
  const slab = Buffer.alloc(100_000, 'a');
  const blocks = gather([slab.subarray(0, 50_000), slab.subarray(50_000)]);
  slab.fill('b');
  expect(textOf(blocks)).toBe('a'.repeat(100_000));
  expect(new Set(blocks.map(({ buffer }) => buffer)).size).toBe(blocks.length);
});
