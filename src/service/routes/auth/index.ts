/**
 * Who the caller is, and whether what the path names is theirs.
 *
 * The decision behind it: both are checked before the query and the body are read, so that a stranger learns nothing
 * from a validation error.
 */
export { authenticate } from './authenticate.ts';
export { checkPathOwnership } from './check-ownership.ts';
