import { type Event, ok, type Result, refuse } from '../../../contract/index.ts';
import type { Minutes } from '../../../time/index.ts';
import type { Caller, HostedEventType } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { hostedBy } from '../hosted-by.ts';
import { ownOrRefused, readableEventType } from '../ownership.ts';
import { colleagues, onlyUserOf } from '../permissions/index.ts';
import { chooseDuration } from './slot-rules.ts';

/** Whose slots to list, how long the meeting is, and which event is being rescheduled. */
type SlotInput = {
  readonly caller: Caller;
  readonly params: { readonly id: number };
  readonly query: { readonly duration?: number | undefined; readonly except_event?: string | undefined };
};

type SlotRequest = {
  /** An event that is being rescheduled stays with its host. */
  readonly hosted: HostedEventType;
  readonly duration: Minutes;
  /** An event to ignore: the one that is being rescheduled. Its own length is the default, and always accepted. */
  readonly exceptEventId: string | undefined;
};

/** Finds the event type that a request for its times names, and the length of the meeting. */
export async function readSlotRequest(context: Context, input: SlotInput): Promise<Result<SlotRequest>> {
  const { caller, params, query } = input;
  const found = await readableEventType(context, { caller, id: params.id });
  if (!found.ok) return found;
  const excepted = await findExceptedEvent(context, input);
  if (!excepted.ok) return excepted;
  const hostId = excepted.data && (await context.records.findHostsOfEvent(caller.accountId, excepted.data.id))?.leadId;
  const hosted = hostId === undefined ? found.data : hostedBy(found.data, hostId);
  const onlyUser = onlyUserOf(caller);
  if (onlyUser !== undefined && hosted.host.userId !== onlyUser) return refuse(colleagues);
  const ownLength = excepted.data?.duration;
  const requested = query.duration ?? ownLength;
  const isOwn = ownLength !== undefined && ownLength === requested;
  const duration = isOwn ? ok(ownLength) : chooseDuration(hosted.eventType, requested);
  if (!duration.ok) return duration;
  return ok({ hosted, duration: duration.data, exceptEventId: excepted.data?.id });
}

async function findExceptedEvent(
  { records }: Context,
  { caller, query }: SlotInput,
): Promise<Result<Event | undefined>> {
  const { except_event: id } = query;
  if (id === undefined) return ok(undefined);
  const found = await records.findEvent(caller.accountId, id);
  return ownOrRefused(records, { caller, resource: { kind: 'event', id }, found });
}
