/**
 * What a page asks a gateway, and how it stays fresh: the only part of the widget that speaks to the network.
 *
 * The decision behind it: what is asked by several widgets of a page is asked once, and what is known outlives a
 * failure. Waiting, retrying and being offline are states that are shown, never ways of the library to say nothing.
 */
export type { Failed, Reply } from '../../api/index.ts';
export { type EventTry, type EventWish, type Gateway, type Loaded, openGateway } from './gateway.ts';
export { busySecondsOf, isBusy } from './retrying.ts';
export type { Times, TimesWish } from './times-wish.ts';
