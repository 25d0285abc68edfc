/**
 * Colors: contrast as WCAG measures it, and the accent of a business made readable.
 *
 * The decision behind it: an accent is never refused. Wherever it is shown, on a page, in the widget, in a mail or in
 * the console's preview, it is moved only as far as it needs to be readable.
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
