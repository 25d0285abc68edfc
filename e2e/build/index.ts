/**
 * What the build does beyond bundling: it makes the widget stand pages and networks, and writes what goes with its files.
 *
 * The decision behind it: libraries stay as they are published; where a page would break them, the build mends them.
 */
export { declarations, manual, migrations } from './as-package.ts';
export { describeElement } from './describe-element.ts';
export { natives, ownProperties, plainImports, secondTries, sturdy } from './stand-pages.ts';
export { compressed, hostPage, integrity } from './written-files.ts';
