import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paletteFor, type Theme } from './palette.ts';

const readme = readFileSync('README.md', 'utf8');

/** Custom properties of the README and the colors of the palette that they set. */
const tokens = { primary: 'primary', background: 'background', text: 'ink', muted: 'muted', border: 'line' };

test.each(Object.entries(tokens))('README lists the default colors of --sched-%s', (token, name) => {
  const row = new RegExp(`^\\| \`--sched-${token}\` \\|[^|]+\\| ([^|]*) \\|$`, 'm').exec(readme)?.[1] ?? '';
  const colors = Array.from(row.matchAll(/`([^`]+)`/g), ([, color]) => color);
  expect(colors).toEqual([colorOf(name, 'light'), colorOf(name, 'dark')]);
});

/** Returns a color as `#rrggbb`, as it is on a page that sets none. */
function colorOf(name: string, theme: Theme): string {
  const { colors } = paletteFor({ behind: [255, 255, 255] }, theme);
  const channels = colors[name]?.match(/\d+/g) ?? [];
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}
