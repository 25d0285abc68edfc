import { expect, test } from 'vitest';
import { accentOn, mailSurfaces, pageSurfaces } from './accent.ts';
import { contrast, type Rgb } from './contrast.ts';

const surfaces = [...Object.values(pageSurfaces), ...Object.values(mailSurfaces)];
const channels = ['00', '40', '80', 'c0', 'ff'];
const colors = channels.flatMap((red) => channels.flatMap((green) => channels.map((blue) => `#${red}${green}${blue}`)));

test.each(surfaces.map((each) => [each]))('makes every accent readable on %j, and text on it', (below) => {
  const unread = colors.flatMap((color) => {
    const { accent, onAccent } = accentOn(color, below);
    const ratios = [...below.map((surface) => ratio(accent, surface)), ratio(accent, onAccent)];
    return ratios.every((each) => each >= 4.5) ? [] : [[color, ...ratios]];
  });
  expect(unread).toEqual([]);
});

test('leaves a readable accent unchanged', () => {
  expect(accentOn('#2456e6', pageSurfaces.light)).toEqual({ accent: '#2456e6', onAccent: '#ffffff' });
});

function ratio(one: string, other: string): number {
  return contrast(rgb(one), rgb(other));
}

function rgb(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}
