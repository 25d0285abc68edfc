/**
 * What goes into the npm package beside its modules: types, the manual of the element, and the migrations of the
 * service.
 *
 * The decision behind it: the package contains only what its entries import, so that compiling against it needs no
 * types of libraries that a program does not use.
 */
export { declarations, elementManifest, migrations } from './package-files.ts';
