/**
 * What goes into the npm package beside its modules: types, the manual of the element, and the migrations of the service.
 *
 * The decision behind it: the package holds what its entries reach and nothing else, so that whoever compiles against it needs
 * the types of no library they do not use.
 */
export { declarations, elementManifest, migrations } from './as-package.ts';
