/**
 * Hardens what we bundle, the libraries and our own code, against what pages do to the natives that all scripts share. What
 * stands in for natives is in `src/widget/natives.ts`.
 *
 * The decision behind it: libraries stay as they are published, and each change to one is a row that says what it looks for
 * and how often it must find it. It works on the syntax tree, and a build in which it finds less fails: a new version of a
 * library is read again, never shipped half hardened.
 */
export { harden } from './harden.ts';
