type Rgb = readonly [red: number, green: number, blue: number];

/** WCAG 2.2, 1.4.3 asks for 4.5; browsers round the colours they mix. */
const readable = 4.6;
const white: Rgb = [255, 255, 255];
const ink: Rgb = [16, 19, 26];
const steps = 20;

/** Reads a computed colour: `rgb(…)` or `color(srgb …)`; undefined for others. */
export function parseColor(text: string): Rgb | undefined {
  const numbers = (text.match(/[\d.]+/g) ?? []).map(Number);
  const [red, green, blue] = numbers;
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  if (text.startsWith('rgb')) return [red, green, blue];
  return text.startsWith('color(srgb ') ? [red * 255, green * 255, blue * 255] : undefined;
}

/** Returns white or ink, whichever reads better on a colour. */
export function textOn(background: Rgb): string {
  return write(contrast(white, background) >= contrast(ink, background) ? white : ink);
}

/** Returns the colour, moved towards `text` no farther than it needs to be read on `background`. */
export function readableOn(color: Rgb, background: Rgb, text: Rgb): string {
  for (let step = 0; step < steps; step += 1) {
    const moved = mix(text, color, step / steps);
    if (contrast(moved, background) >= readable) return write(moved);
  }
  return write(text);
}

/** Mixes two colours; `share` is that of the first. */
export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  return [
    first[0] * share + second[0] * (1 - share),
    first[1] * share + second[1] * (1 - share),
    first[2] * share + second[2] * (1 - share),
  ];
}

/** Returns the contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function write([red, green, blue]: Rgb): string {
  return `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)})`;
}
