/**
 * The element's manual as editors read it, a Custom Elements Manifest.
 *
 * Design: the manual is written once. The attributes are rows of a table, which is passed in. Everything else is the
 * JSDoc block of the class, which is read from the syntax tree, so the layout of the source does not matter.
 */
export { type AttributeManual, describeElement } from './describe-element.ts';
