/** Channels of sRGB, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A color with its opacity, 0 to 1. */
export type Color = { readonly rgb: Rgb; readonly alpha: number };

/** The contrast ratio of readable text. WCAG 2.2, 1.4.3 asks for 4.5; the rest allows for rounding by browsers. */
export const readable = 4.6;

/** White, one of the two colors that text is moved toward. */
export const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** The number of steps in which a color is moved toward another. */
const steps = 20;

/** Reads a computed color, `rgb(…)` or `color(srgb …)`; undefined for others. */
export function parseColor(text: string): Color | undefined {
  const unit = text.startsWith('rgb') ? 1 : text.startsWith('color(srgb ') ? 255 : undefined;
  // "none" stands for a channel that does not matter.
  const numbers = text.match(/-?\d*\.?\d+(e-?\d+)?|none/g)?.map((number) => Number(number) || 0) ?? [];
  const [red, green, blue, alpha = 1] = numbers;
  if (unit === undefined || red === undefined || green === undefined || blue === undefined) return undefined;
  return { rgb: [within(red * unit), within(green * unit), within(blue * unit)], alpha };
}

/** Returns white or black, whichever has more contrast with a color: at least 4.58. */
export function poleOn(background: Rgb): Rgb {
  return contrast(white, background) >= contrast(black, background) ? white : black;
}

/** Returns black for white, and white for black. */
export function otherPole(pole: Rgb): Rgb {
  return pole === white ? black : white;
}

/** Moves a color toward another by the least amount that reaches a contrast ratio with all surfaces. */
export function moveToContrast(color: Rgb, surfaces: readonly Rgb[], { toward, least = readable }: Move): Rgb {
  for (let step = 0; step < steps; step += 1) {
    const candidate = mix(toward, color, step / steps);
    if (surfaces.every((surface) => contrast(candidate, surface) >= least)) return candidate;
  }
  return toward;
}

type Move = { readonly toward: Rgb; readonly least?: number };

/** Mixes two colors. `share` is the share of the first, 0 to 1. */
export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  return [
    first[0] * share + second[0] * (1 - share),
    first[1] * share + second[1] * (1 - share),
    first[2] * share + second[2] * (1 - share),
  ];
}

/** Returns the contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Writes a color as CSS does, with whole channels. */
export function writeColor([red, green, blue]: Rgb): string {
  return `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)})`;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Moves a color beyond sRGB to the nearest one within. */
function within(channel: number): number {
  return Math.min(255, Math.max(0, channel));
}
