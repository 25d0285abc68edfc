/**
 * The attributes of the element: their names, and what the property of each takes.
 *
 * The decision behind it: every attribute is a property of the same name in camel case, and the attribute is what holds the
 * value; so markup, scripts and frameworks cannot disagree.
 */
export { type ElementWithProperties, type PropertyValues, properties } from './element-properties.ts';
