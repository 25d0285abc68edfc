/**
 * Collections and readers with an upper bound.
 *
 * Everything that visitors can make grow has a limit, in entries or in bytes. If accounts share it, each one keeps its
 * share.
 */
export { BoundedMap } from './bounded-map.ts';
export { bytesOf } from './bytes-of.ts';
export { FairMap, shareOfOwner } from './fair-map.ts';
export { readAtMost } from './read-at-most.ts';
