/**
 * The element's manual as editors read it, a Custom Elements Manifest.
 *
 * The decision behind it: the manual is written once: the attributes as rows of a table, which is passed in, the rest
 * as the JSDoc block of the class, which is read from the syntax tree. Nothing here knows how a line of the source is
 * laid out.
 */
export { type AttributeManual, describeElement } from './describe-element.ts';
