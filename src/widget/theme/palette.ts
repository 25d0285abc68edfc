import {
  type Color,
  contrast,
  mix,
  moveToContrast,
  otherPole,
  poleOn,
  type Rgb,
  readable,
  white,
  writeColor,
} from '../../contract/index.ts';

export type Theme = 'light' | 'dark';

/** The colors that the page sets, and what shows through a transparent background. */
export type PageColors = Readonly<
  Partial<Record<'primary' | 'onPrimary' | 'background' | 'text' | 'muted' | 'border', Color>>
> & { readonly behind: Rgb };

export type Palette = {
  readonly theme: Theme;
  readonly colors: Readonly<Record<string, string>>;
  /** Whether the accent is too close to the background to show the edge of a button. */
  readonly isFaint: boolean;
};

/** Our own colors. Each pair was chosen by hand, and applies if the page sets no other. */
const defaults = {
  light: {
    background: [255, 255, 255],
    ink: [22, 24, 29],
    muted: [92, 99, 112],
    line: [228, 230, 235],
    soft: [246, 247, 249],
    edge: [138, 144, 156],
    primary: [36, 86, 230],
    error: [179, 38, 30],
    good: [26, 127, 75],
    tint: 0.08,
    tintMore: 0.16,
  },
  dark: {
    background: [20, 22, 27],
    ink: [236, 238, 242],
    muted: [162, 169, 182],
    line: [42, 46, 55],
    soft: [27, 30, 37],
    edge: [114, 122, 136],
    primary: [126, 162, 255],
    error: [255, 155, 145],
    good: [99, 210, 155],
    tint: 0.14,
    tintMore: 0.24,
  },
} as const;

/** The dark color for text on the accent; softer than black. */
const nearBlack: Rgb = [16, 19, 26];
/** The contrast that makes a control visible (WCAG 2.2, 1.4.11). */
const controlContrast = 3;

/**
 * Returns all colors, by the names of the styles: those that the page sets, and those computed from them. Text is moved
 * only as far as it needs to be readable. `onPrimary` alone is used unchanged.
 */
export function paletteFor(pageColors: PageColors, pageTheme: Theme): Palette {
  const theme = themeFor(pageColors, pageTheme);
  const ours = defaults[theme];
  const background = opaque(pageColors.background, pageColors.behind) ?? ours.background;
  const pole = poleOn(background);
  const primary = opaque(pageColors.primary, background) ?? ours.primary;
  const surface = (color: Rgb, share: number) => {
    const mixed = mix(color, background, share);
    return contrast(pole, mixed) >= readable ? mixed : mix(otherPole(pole), background, share);
  };
  const soft = pageColors.background ? surface(pole, 0.04) : ours.soft;
  const [tint, tintMore] = [surface(primary, ours.tint), surface(primary, ours.tintMore)];
  const surfaces = [background, soft, tint, tintMore];
  const ink = moveToContrast(opaque(pageColors.text, background) ?? ours.ink, surfaces, { toward: pole });
  const read = (color: Rgb) => moveToContrast(color, surfaces, { toward: ink });
  const muted = read(
    opaque(pageColors.muted, background) ?? (pageColors.text ? mix(ink, background, 0.7) : ours.muted),
  );
  const onPrimary = opaque(pageColors.onPrimary, primary) ?? textOn(primary);
  const mark = (color: Rgb) => moveToContrast(color, [background], { toward: ink, least: controlContrast });
  const isOurs = !pageColors.background && !pageColors.text;
  const line = opaque(pageColors.border, background) ?? (isOurs ? ours.line : mix(ink, background, 0.12));
  const colors = {
    background,
    ink,
    muted,
    line,
    soft,
    primary,
    tint,
    'tint-more': tintMore,
    'on-primary': onPrimary,
    'primary-more': mix(otherPole(poleOn(primary)), primary, 0.12),
    accent: read(primary),
    mark: mark(primary),
    edge: mark(ours.edge),
    faint: moveToContrast(mix(muted, background, 0.86), [background], { toward: ink }),
    error: read(ours.error),
    good: mark(ours.good),
  };
  const entries = Object.entries(colors).map(([name, color]) => [name, writeColor(color)]);
  return { theme, colors: Object.fromEntries(entries), isFaint: contrast(primary, background) < controlContrast };
}

/**
 * Returns the theme that fits the page's background. Without one, a text that is not readable on ours selects the other
 * theme.
 */
function themeFor({ background, text, behind }: PageColors, pageTheme: Theme): Theme {
  const surface = opaque(background, behind);
  if (surface) return poleOn(surface) === white ? 'dark' : 'light';
  if (!text || contrast(text.rgb, defaults[pageTheme].background) >= readable) return pageTheme;
  return poleOn(text.rgb) === white ? 'light' : 'dark';
}

/** White if it is readable, since most brands use it; otherwise nearly black, or black if necessary. */
function textOn(primary: Rgb): Rgb {
  const pole = poleOn(primary);
  return pole === white || contrast(nearBlack, primary) < readable ? pole : nearBlack;
}

function opaque(color: Color | undefined, behind: Rgb): Rgb | undefined {
  return color && mix(color.rgb, behind, color.alpha);
}
