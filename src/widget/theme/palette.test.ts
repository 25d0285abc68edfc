import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Color, contrast, parseColor, type Rgb } from '../../contract/index.ts';
import { type PageColors, paletteFor } from './palette.ts';

const white: Rgb = [255, 255, 255];
const solid = (...rgb: Rgb): Color => ({ rgb, alpha: 1 });

/** Every color of text in the widget, and the surface behind it. */
const pairs = ['background', 'soft', 'tint']
  .flatMap((surface) => ['ink', 'muted', 'accent', 'error'].map((text) => [text, surface] as const))
  .concat([
    ['ink', 'tint-more'],
    ['accent', 'tint-more'],
    ['faint', 'background'],
    ['on-primary', 'primary'],
    ['on-primary', 'primary-more'],
  ]);

/** Returns the pairs of a palette that cannot be read, and controls that cannot be told apart. */
function faultsOf(pageColors: PageColors, theme: 'light' | 'dark'): string[] {
  const { colors } = paletteFor(pageColors, theme);
  const ratio = (a: string, b: string) => {
    const [first, second] = [parseColor(spaced(colors[a])), parseColor(spaced(colors[b]))];
    return first && second ? contrast(first.rgb, second.rgb) : 0;
  };
  const unreadable = pairs.filter(([text, surface]) => ratio(text, surface) < 4.5);
  const indistinct = ['edge', 'mark', 'good']
    .filter((name) => ratio(name, 'background') < 2.95)
    .map((name) => [name, 'background']);
  return [...unreadable, ...indistinct].map(([a = '', b = '']) => `${a} on ${b}: ${ratio(a, b).toFixed(2)}`);
}

function spaced(color = ''): string {
  return color.replaceAll(' ', ', ');
}

const themes = ['light', 'dark'] as const;
const channel = fc.integer({ min: 0, max: 255 });
const rgb: fc.Arbitrary<Rgb> = fc.oneof(
  fc.tuple(channel, channel, channel),
  // The middle, where neither white nor black has much to spare.
  fc.integer({ min: 100, max: 140 }).map((gray): Rgb => [gray, gray, gray]),
);
const color = fc.record({ rgb, alpha: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })) });
const maybe = fc.option(color, { nil: undefined });

test('keeps every text readable whatever colors are set', () => {
  const pageColors = fc.record({
    primary: maybe,
    background: maybe,
    text: maybe,
    muted: maybe,
    border: maybe,
    behind: rgb,
  });
  const law = fc.property(pageColors, fc.constantFrom(...themes), (wished, theme) => {
    expect(faultsOf(wished as PageColors, theme)).toEqual([]); // undefined is as good as absent here
  });
  fc.assert(law, { numRuns: 3000 });
});

test.each(themes)('leaves the default %s colors as they are', (theme) => {
  const { colors, isFaint } = paletteFor({ behind: white }, theme);
  expect([isFaint, colors]).toEqual([
    false,
    expect.objectContaining(
      theme === 'light'
        ? {
            background: 'rgb(255 255 255)',
            primary: 'rgb(36 86 230)',
            accent: 'rgb(36 86 230)',
            muted: 'rgb(92 99 112)',
          }
        : { background: 'rgb(20 22 27)', primary: 'rgb(126 162 255)', accent: 'rgb(126 162 255)' },
    ),
  ]);
});

test.each([
  ['a dark background on a light page', { background: solid(10, 20, 40) }, 'light', 'dark'],
  ['a light background on a dark page', { background: solid(250, 245, 235) }, 'dark', 'light'],
  ['white text alone on a light page', { text: solid(255, 255, 255) }, 'light', 'dark'],
  ['black text alone on a dark page', { text: solid(0, 0, 0) }, 'dark', 'light'],
  ['readable text alone', { text: solid(80, 20, 20) }, 'light', 'light'],
] as const)('turns all else to %s', (_what, pageColors, pageTheme, theme) => {
  expect(paletteFor({ ...pageColors, behind: white }, pageTheme).theme).toBe(theme);
});

test('uses a readable color exactly as set', () => {
  const { colors } = paletteFor(
    {
      behind: white,
      text: solid(60, 20, 90),
      muted: solid(90, 60, 110),
      border: solid(255, 0, 0),
      onPrimary: solid(1, 2, 3),
    },
    'light',
  );
  expect(colors).toMatchObject({ ink: 'rgb(60 20 90)', muted: 'rgb(90 60 110)', line: 'rgb(255 0 0)' });
  expect(colors['on-primary']).toBe('rgb(1 2 3)');
});

test('warns where a button could not be seen', () => {
  expect(paletteFor({ behind: white, primary: solid(255, 255, 255) }, 'light').isFaint).toBe(true);
});
