import * as v from 'valibot';
import { limits } from '../limits.ts';
import { IntegerId, wholeNumber } from './scalars/index.ts';

const usualWeight = 100;

const Turn = v.strictObject({
  user_id: IntegerId,
  weight: v.optional(wholeNumber(0, limits.hostWeight), usualWeight),
  availability_id: v.optional(v.nullable(IntegerId), null),
});

/** Checks that no host is repeated, and that not all hosts are paused. */
const checkTurns = v.rawCheck<v.InferOutput<typeof Turn>[]>(({ dataset, addIssue }) => {
  if (!dataset.typed || dataset.issues) return;
  const ids = dataset.value.map(({ user_id }) => user_id);
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index);
  if (duplicate !== undefined) addIssue({ message: `must differ from one another, found user ${duplicate} twice` });
  const isPaused = dataset.value.length > 0 && dataset.value.every(({ weight }) => weight === 0);
  if (isPaused) addIssue({ message: 'must name a host with a weight above 0, found only paused ones' });
});

/** The hosts who take turns; an empty list leaves every meeting to the event type's own host. */
export const EventTypeHosts = v.strictObject({
  hosts: v.pipe(
    v.array(Turn),
    v.maxLength(limits.eventTypeHosts, `must name ${limits.eventTypeHosts} hosts or fewer`),
    checkTurns,
  ),
});
