import { expect, test } from 'vitest';
import { contrast, moveToContrast, parseColor, poleOn } from './contrast.ts';

test.each([
  ['rgb(36, 86, 230)', { rgb: [36, 86, 230], alpha: 1 }],
  ['rgba(0, 0, 0, 0.5)', { rgb: [0, 0, 0], alpha: 0.5 }],
  ['color(srgb 1 0 0.2)', { rgb: [255, 0, 51], alpha: 1 }],
  ['color(srgb 1.2 -0.1 2e-7 / 0.25)', { rgb: [255, 0, 0.000051], alpha: 0.25 }],
  ['color(srgb none 1 0)', { rgb: [0, 255, 0], alpha: 1 }],
  ['oklch(0.5 0.2 20)', undefined],
])('parses the color %s', (text, color) => {
  expect(parseColor(text)).toEqual(color);
});

test('measures contrast as WCAG does', () => {
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  expect(contrast([255, 255, 255], [119, 119, 119])).toBeCloseTo(4.48, 2);
});

test('changes a color no more than needed', () => {
  const [black, white, gray] = [
    [0, 0, 0],
    [255, 255, 255],
    [119, 119, 119],
  ] as const;
  expect(moveToContrast(gray, [white], { toward: black, least: 3 })).toEqual(gray);
  const color = moveToContrast(gray, [white], { toward: black });
  expect(contrast(color, white)).toBeGreaterThan(4.6);
  expect(contrast(color, white)).toBeLessThan(5.5);
});

test('finds a readable color for every gray', () => {
  const grays = Array.from({ length: 256 }, (_, channel) => [channel, channel, channel] as const);
  expect(Math.min(...grays.map((gray) => contrast(poleOn(gray), gray)))).toBeGreaterThanOrEqual(4.5);
});
