/**
 * The theme: the colors that the page sets, the palette computed from them, and when to compute it again.
 *
 * Design: a page sets a few custom properties. Every other color is computed from them so that text on it has enough
 * contrast.
 */
export { applyPalette } from './apply-palette.ts';
export { createTokenProbe, type TokenProbe } from './token-probe.ts';
export { languageAround, watchPage } from './watch-page.ts';
