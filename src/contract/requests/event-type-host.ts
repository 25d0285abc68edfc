import * as v from 'valibot';
import { limits } from '../limits.ts';
import { IntegerId, wholeNumber } from './scalars/index.ts';

const usualWeight = 100;

/** The hosts who take turns, each once; none to leave every meeting to the event type's own host. */
export const EventTypeHosts = v.strictObject({
  hosts: v.pipe(
    v.array(
      v.strictObject({
        user_id: IntegerId,
        weight: v.optional(wholeNumber(0, limits.hostWeight), usualWeight),
        availability_id: v.optional(v.nullable(IntegerId), null),
      }),
    ),
    v.maxLength(limits.eventTypeHosts, `must name ${limits.eventTypeHosts} hosts or fewer`),
    v.check(
      (hosts) => new Set(hosts.map(({ user_id }) => user_id)).size === hosts.length,
      'must name each host only once',
    ),
    v.check(
      (hosts) => hosts.length === 0 || hosts.some(({ weight }) => weight > 0),
      'must name a host with a weight above 0',
    ),
  ),
});
