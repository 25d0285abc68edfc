/** The order in which test files run. */
export { MixedOrder } from './mixed-order.ts';
