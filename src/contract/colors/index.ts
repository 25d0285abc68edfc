/**
 * Colors: contrast as WCAG measures it, and the accent of a business made readable.
 *
 * Design: an accent is never refused. Wherever it is shown, on a page, in the widget, in an email or in the console's
 * preview, it is changed just enough to be readable.
 */
export { type Accent, accentOn, defaultAccent, mailSurfaces, pageSurfaces } from './accent.ts';
export {
  type Color,
  contrast,
  mix,
  moveToContrast,
  otherPole,
  parseColor,
  poleOn,
  type Rgb,
  readable,
  white,
  writeColor,
} from './contrast.ts';
