/**
 * What the element requests before the app has loaded.
 *
 * The decision behind it: the requests go to the very addresses that the app will use, so a response is taken over or left,
 * never converted.
 */
export { cancelPrefetch, type PrefetchedResponses, prefetch } from './prefetch.ts';
