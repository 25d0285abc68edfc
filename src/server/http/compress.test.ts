import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress } from './compress.ts';

const text = JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ start: `2026-04-01T09:${index}` })));
const body = new TextEncoder().encode(text);

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('writes %s that comes back as it was, in a tenth of the bytes', async (coding, decompress) => {
  const output = await compress[coding]?.(body);
  expect(String(decompress(output ?? ''))).toBe(text);
  expect(output?.byteLength).toBeLessThan(body.byteLength / 10);
});
