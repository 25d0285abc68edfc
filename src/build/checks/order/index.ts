/**
 * The order in which test files run: files that wait and files that compute, mixed.
 *
 * Design: how long each file takes is recorded here, so that the first run on a machine is as well mixed as later ones.
 */
export { MixedOrder } from './mixed-order.ts';
