/**
 * Who may do what: the table of operations and roles, and the one place that checks it.
 *
 * The decision behind it: an operation does not ask who calls. Its row says it, and the route looks before it reads the
 * request; only what a body names, or what a list holds, is kept to a member's own by the operation itself.
 */
export { checkOwnUser, checkPermission, colleagues, onlyUserOf } from './check-permission.ts';
