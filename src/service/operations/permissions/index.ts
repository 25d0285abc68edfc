/**
 * Who may do what: the table of operations and roles, and the one place that checks it.
 *
 * Design: an operation does not check its caller. Its row in the table says who may call it, and the route checks that
 * before it reads the request. Only for what a body names or a list contains does the operation itself limit members to
 * their own.
 */
export { checkOwnUser, checkPermission, colleagues, onlyUserOf } from './check-permission.ts';
