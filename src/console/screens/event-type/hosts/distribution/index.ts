/**
 * How the meetings of this and the previous month were distributed among the hosts who take turns.
 *
 * Design: the server knows in which zone the months of an event type begin, so its range for this month decides which
 * month came before.
 */
export { Distribution } from './distribution.tsx';
