import { moveToContrast, poleOn, type Rgb, white } from './contrast.ts';

/** An accent for one set of surfaces, and the text color on it. Both are written as `#rrggbb`. */
export type Accent = { readonly accent: string; readonly onAccent: string };

/**
 * The accent of pages and emails whose host has not chosen one. Style sheets repeat it as `--accent` or `--primary`.
 */
export const defaultAccent = '#2456e6';

/** The surfaces below text on our pages, in light and in dark. */
export const pageSurfaces = { light: ['#ffffff', '#f3f4f6'], dark: ['#14161b', '#0c0d10'] } as const;

/** The surfaces below text in emails. */
export const mailSurfaces = { light: ['#ffffff'], dark: ['#20242a'] } as const;

/**
 * Returns an accent, as `#rrggbb`, moved toward black or white until its contrast with each surface is `readable`, and
 * a text color that is readable on it (WCAG 2.2, 1.4.3).
 */
export function accentOn(color: string, surfaces: readonly string[]): Accent {
  const [below = white] = surfaces.map(rgbOf);
  const accent = moveToContrast(rgbOf(color), surfaces.map(rgbOf), { toward: poleOn(below) });
  return { accent: hexOf(accent), onAccent: hexOf(poleOn(accent)) };
}

function rgbOf(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return [red, green, blue];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
