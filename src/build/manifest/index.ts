/**
 * The element's manual as editors read it, a Custom Elements Manifest.
 *
 * The decision behind it: the manual is written once, as the JSDoc block of the class, and read from the syntax tree; nothing
 * here knows how a line of the source is laid out.
 */
export { describeElement } from './describe-element.ts';
