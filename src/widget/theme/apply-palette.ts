import { paletteFor, type Theme } from './palette.ts';
import type { TokenProbe } from './token-probe.ts';

/** Applies the palette computed from the theme of the page and the colors it sets. */
export function applyPalette(root: HTMLElement, probe: TokenProbe): void {
  const { dataset, style } = root;
  const pageTheme: Theme = dataset.theme === 'dark' ? 'dark' : 'light';
  const pageColors = probe.read(pageTheme);
  const { theme, colors, isFaint } = paletteFor(pageColors, pageTheme);
  dataset.theme = theme;
  for (const [name, color] of Object.entries(colors)) style.setProperty(`--${name}`, color);
  style.setProperty('--ring', isFaint ? 'inset 0 0 0 1px var(--mark)' : 'none');
  // A transparent background shows the page, including pictures. Over the page's dimmed backdrop there is nothing to
  // show.
  const isClear = (pageColors.background?.alpha ?? 1) < 1 && !root.closest('dialog');
  style.setProperty('--paper', isClear ? 'var(--sched-background)' : 'var(--background)');
}
