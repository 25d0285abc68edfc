/**
 * Writes the files of the npm package other than its modules: types, the manual of the element, and the migrations of
 * the service.
 *
 * Design: the package contains only what its entries import, so that compiling against it needs no types of libraries
 * that a program does not use.
 */
export { declarations, elementManifest, migrations } from './package-files.ts';
