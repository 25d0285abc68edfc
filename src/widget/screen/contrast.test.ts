import { expect, test } from 'vitest';
import { contrast, mix, parseColor, readableOn, textOn } from './contrast.ts';

const white = [255, 255, 255] as const;
const ink = [22, 24, 29] as const;

test.each([
  ['rgb(36, 86, 230)', [36, 86, 230]],
  ['rgba(0, 0, 0, 0.5)', [0, 0, 0]],
  ['color(srgb 1 0 0.2)', [255, 0, 51]],
  ['oklch(0.5 0.2 20)', undefined],
])('reads %s', (text, rgb) => {
  expect(parseColor(text)).toEqual(rgb);
});

test('measures contrast as WCAG does', () => {
  expect(contrast(white, [0, 0, 0])).toBeCloseTo(21);
  expect(contrast(white, [119, 119, 119])).toBeCloseTo(4.48, 2);
});

test.each([
  ['#2456e6', [36, 86, 230]],
  ['#7ea2ff', [126, 162, 255]],
  ['#ffe600', [255, 230, 0]],
  ['#00c853', [0, 200, 83]],
  ['#d81b60', [216, 27, 96]],
  ['#888888', [136, 136, 136]],
] as const)('makes text on and in %s readable', (_, primary) => {
  const tint = mix(primary, white, 0.16);
  expect(contrast(parseColor(commas(textOn(primary))) ?? primary, primary)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(parseColor(commas(readableOn(primary, tint, ink))) ?? tint, tint)).toBeGreaterThanOrEqual(4.55);
});

function commas(color: string): string {
  return color.replace(/(\d) (?=\d)/g, '$1, ');
}
