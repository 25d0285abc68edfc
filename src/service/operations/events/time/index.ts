/**
 * Whether an event may take a time, and how much of the host's time it takes.
 *
 * The decision behind it: the rules of a host bind whoever books with them, and not the host. An exception of theirs
 * leaves out every rule but one, which holds for everybody: no two meetings at one time.
 */
export { checkActive, refuseAll, refuseStart } from './check-time.ts';
export { checkException } from './exception.ts';
export { reserveTime } from './reserve-time.ts';
