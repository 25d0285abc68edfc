/**
 * A month without times: why it has none, and the way to one that has.
 *
 * Design: it is a separate chunk, because most visitors see times in every month they look at.
 */
export { NoTimes } from './no-times.tsx';
