/**
 * Short names for properties that only the widget's own parts read.
 *
 * The decision behind it: which properties these are cannot be told from code, so each is listed by its name. A test holds the
 * list against all that others name: the platform, markup, the wire, pages. The build looks for each name, and for any other
 * way in which it may be read.
 */
export { shortNames } from './short-names.ts';
