/**
 * The attributes of the element: one row each in `table.ts`, and the modules that are generated from the rows.
 *
 * Design: every attribute is a property of the same name in camel case, and the attribute holds the value, so markup,
 * scripts and frameworks cannot disagree. The rows are for people and for the build. `npm run attributes` generates one
 * module from them for each script of a page. A module shared by two scripts would tie the script at its stable address
 * to a chunk, and the descriptions would weigh more than everything else.
 */
export { attributeOf } from './attribute-of.ts';
export { type ElementWithProperties, type PropertyValues, properties } from './element-properties.ts';
export type { Kind } from './kinds.ts';
export { describeAttributes } from './manual.ts';
export { pageOnly } from './page-only.ts';
export type { Prefill } from './prefill.ts';
export type { Preview } from './preview.ts';
export { propertyKinds } from './property-kinds.ts';
export { type AttributeRow, attributes, type Topic } from './table.ts';
