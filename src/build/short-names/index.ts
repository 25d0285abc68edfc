/**
 * Short names for properties that only the widget's own parts read.
 *
 * Design: code alone does not show which properties these are, so each is listed by name. A test compares the list with
 * all names that others use: the platform, markup, the wire, pages. The build looks for each name, and for any other
 * way in which it may be read.
 */
export { shortNames } from './short-names.ts';
