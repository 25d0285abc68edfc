import { type Event, type EventType, ok, type Result, refuse } from '../../../contract/index.ts';
import type { Minutes } from '../../../time/index.ts';
import type { Caller, HostedEventType } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { hostedBy, hostedByTurn } from '../hosted-by.ts';
import { ownOrRefusal, readableEventType } from '../ownership.ts';
import { colleagues, onlyUserOf } from '../permissions/index.ts';
import { chooseDuration } from './slot-rules.ts';

/** Whose slots to list, how long the meeting is, and which event is being rescheduled. */
type SlotInput = {
  readonly caller: Caller;
  readonly params: { readonly id: number };
  readonly query: { readonly duration?: number | undefined; readonly except_event?: string | undefined };
};

type SlotRequest = {
  /**
   * The event type as each host who may get the meeting hosts it: one, or those who take turns. An event that is being
   * rescheduled stays with its host.
   */
  readonly candidates: readonly HostedEventType[];
  readonly eventType: EventType;
  readonly duration: Minutes;
  /** An event to ignore: the one that is being rescheduled. Its own length is the default, and always accepted. */
  readonly exceptEventId: string | undefined;
};

/** Finds the event type that a request for its times names, and the length of the meeting. */
export async function readSlotRequest(context: Context, input: SlotInput): Promise<Result<SlotRequest>> {
  const { caller, params, query } = input;
  const hostedType = await readableEventType(context, { caller, id: params.id });
  if (!hostedType.ok) return hostedType;
  const exceptedEvent = await findExceptedEvent(context, input);
  if (!exceptedEvent.ok) return exceptedEvent;
  const hostId =
    exceptedEvent.data && (await context.records.findHostsOfEvent(caller.accountId, exceptedEvent.data.id))?.leadId;
  const candidates =
    hostId === undefined
      ? await listCandidates(context, hostedType.data)
      : [await hostedBy(context.records, hostedType.data, hostId)];
  const onlyUser = onlyUserOf(caller);
  // The owner of an event type may read its times even if colleagues take turns, but not the times of colleagues'
  // events.
  const isOwn = hostId === undefined && hostedType.data.host.userId === onlyUser;
  const isHosted = candidates.some(({ host }) => host.userId === onlyUser);
  if (onlyUser !== undefined && !isOwn && !isHosted) return refuse(colleagues);
  const ownLength = exceptedEvent.data?.duration;
  const requestedLength = query.duration ?? ownLength;
  const { eventType } = hostedType.data;
  const isOwnLength = ownLength !== undefined && ownLength === requestedLength;
  const duration = isOwnLength ? ok(ownLength) : chooseDuration(eventType, requestedLength);
  if (!duration.ok) return duration;
  return ok({ candidates, eventType, duration: duration.data, exceptEventId: exceptedEvent.data?.id });
}

/** Lists the event type as each of its hosts hosts it. Paused hosts get no meeting. */
async function listCandidates({ records }: Context, hostedType: HostedEventType): Promise<HostedEventType[]> {
  if (!hostedType.isRotating) return [hostedType];
  const rotating = await records.listRotatingHosts(hostedType.host.accountId, hostedType.eventType.id);
  return rotating.filter(({ weight }) => weight > 0).map((turn) => hostedByTurn(hostedType, turn));
}

async function findExceptedEvent(
  { records }: Context,
  { caller, query }: SlotInput,
): Promise<Result<Event | undefined>> {
  const { except_event: id } = query;
  if (id === undefined) return ok(undefined);
  const match = await records.findEvent(caller.accountId, id);
  return ownOrRefusal(records, { caller, resource: { kind: 'event', id }, match });
}
