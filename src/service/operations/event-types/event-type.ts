import {
  type EventType,
  ok,
  type Problem,
  type ProblemResult,
  type Result,
  refuse,
  refuseField,
} from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import { eventTypeDefaults, newForm } from '../../defaults/index.ts';
import type { AccountRecords, Caller, EventTypeContent, RotatingHost } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Input } from '../operation.ts';
import { ownEventType, readableEventType } from '../ownership.ts';
import { onlyUserOf } from '../permissions/index.ts';
import { refuseOneMore, refuseTooLarge } from '../quota.ts';
import { refuseChanged } from '../refuse-changed.ts';
import { resultOfLock, withAccountLock } from '../with-account-lock.ts';
import { nextPosition } from './next-position.ts';
import { firstFree, slugify } from './slug.ts';

export async function listEventTypes(
  { records }: Context,
  { caller, query }: Input<'listEventTypes'>,
): Promise<Result<EventType[]>> {
  const { accountId } = caller;
  return ok(await records.listEventTypes({ accountId, hostId: onlyUserOf(caller), isArchived: query.archived }));
}

export async function getEventType(
  context: Context,
  { caller, params }: Input<'getEventType'>,
): Promise<Result<EventType>> {
  const hostedType = await readableEventType(context, { caller, id: params.id });
  return hostedType.ok ? ok(hostedType.data.eventType) : hostedType;
}

/** Creates an event type that the caller hosts, and the two fields of every form. */
export async function createEventType(
  context: Context,
  { caller, body }: Input<'createEventType'>,
): Promise<Result<EventType>> {
  const host = await context.records.findUser(caller.accountId, caller.userId);
  return withAccountLock(context, caller, async (accountRecords) => {
    const slugs = await accountRecords.listSlugs(caller.accountId);
    const slug = body.slug ?? firstFree(slugify(body.title, '-') || 'event-type', { existing: slugs, joint: '-' });
    const content = {
      ...eventTypeDefaults,
      ...(await ownSchedule(accountRecords, caller)),
      ...omitUndefined(body),
      slug,
    };
    const errors = await faultsIn({ accountRecords, caller, content, otherSlugs: slugs });
    if (Object.keys(errors).length > 0) return refuse({ code: 'validation_failed', errors });
    const others = await accountRecords.measureEventTypes(caller.accountId);
    const refusal = refuseOneMore('eventTypes', others.count) ?? refuseTooLarge('eventTypeBytes', { others, content });
    if (refusal) return refusal;
    return ok(await saveWithForm(accountRecords, { caller, content, locale: host?.locale, now: context.clock() }));
  });
}

/** Returns the schedule of a member: without it, people would book them in hours that only colleagues can change. */
async function ownSchedule(
  accountRecords: AccountRecords,
  caller: Caller,
): Promise<Partial<Pick<EventTypeContent, 'availability_id'>>> {
  const userId = onlyUserOf(caller);
  if (userId === undefined) return {};
  const [first] = await accountRecords.listAvailabilities(caller.accountId, userId);
  return first ? { availability_id: first.id } : {};
}

/** Applies the changes and checks the result as a whole. */
export async function updateEventType(
  context: Context,
  { caller, params, body, ifMatch }: Input<'updateEventType'>,
): Promise<Result<EventType>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const hostedType = await ownEventType({ records: accountRecords }, { caller, id: params.id });
    if (!hostedType.ok) return hostedType;
    const current = hostedType.data.eventType;
    const conflict = refuseChanged({ ifMatch }, current);
    if (conflict) return conflict;
    if (current.archived_at !== null && body.is_active) return refuseActivating();
    const { userId: hostId } = hostedType.data.host;
    const rotating = await accountRecords.listRotatingHosts(caller.accountId, params.id);
    // Others may take turns for the event type of a removed user.
    const isActivated = body.is_active === true && !current.is_active && rotating.length === 0;
    if (isActivated && (await accountRecords.isRemovedUser(caller.accountId, hostId))) return refuse(removedHost);
    const content = { ...current, ...omitUndefined(body) };
    const slugs = await accountRecords.listSlugs(caller.accountId);
    const otherSlugs = slugs.filter((slug) => slug !== current.slug);
    const formerSchedule = current.availability_id;
    const errors = await faultsIn({ accountRecords, caller, content, otherSlugs, formerSchedule, rotating, hostId });
    if (Object.keys(errors).length > 0) return refuse({ code: 'validation_failed', errors });
    const { accountId } = caller;
    const others = await accountRecords.measureEventTypes(accountId, params.id);
    const refusal = refuseTooLarge('eventTypeBytes', { others, current, content });
    if (refusal) return refusal;
    return ok(await accountRecords.updateEventType({ accountId, id: params.id, content, now: context.clock() }));
  });
}

/** Deletes an event type and its form. Refuses if it was ever booked, because its events refer to it. */
export async function deleteEventType(
  context: Context,
  { caller, params: { id } }: Input<'deleteEventType'>,
): Promise<Result<null>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const hostedType = await ownEventType({ records: accountRecords }, { caller, id });
    if (!hostedType.ok) return hostedType;
    const { accountId, userId } = hostedType.data.host;
    // No booking can be made in the meantime.
    const lockResult = await accountRecords.withHostsLocked({ accountId, userIds: [userId] }, async (hostRecords) => {
      if (await hostRecords.hasEvents(caller.accountId, id))
        return refuse({ code: 'resource_in_use', message: wasBooked });
      await hostRecords.deleteEventType(caller.accountId, id);
      return ok(null);
    });
    return resultOfLock(lockResult);
  });
}

const wasBooked = 'Events of this event type exist. Archive it instead to take no more.';

function refuseActivating(): ProblemResult {
  const sentence = 'cannot be true while the event type is archived: restore it first';
  return refuseField('is_active', sentence);
}

const removedHost: Problem = {
  code: 'validation_failed',
  errors: { is_active: ['cannot be true: its host was removed from the account. Invite them again first'] },
};

/** The content of an event type, and what its rules refer to. */
type ContentCheck = {
  readonly accountRecords: AccountRecords;
  readonly caller: Caller;
  readonly content: EventTypeContent;
  readonly otherSlugs: readonly string[];
  /** The schedule it followed until now. It may continue to follow it. */
  readonly formerSchedule?: number | null;
  /** The hosts who take turns. */
  readonly rotating?: readonly RotatingHost[];
  /** The host whose event type it is. */
  readonly hostId?: number;
};

/** Checks the rules that concern several fields. */
async function faultsIn(check: ContentCheck): Promise<Record<string, string[]>> {
  const { accountRecords, caller, content, otherSlugs, rotating = [], hostId } = check;
  const { duration, durations, location, slug, availability_id: schedule } = content;
  const errors: Record<string, string[]> = {};
  if (durations && !durations.includes(duration)) {
    errors.durations = [`must include the duration, ${duration}, found ${durations.join(', ')}`];
  }
  if (otherSlugs.includes(slug)) errors.slug = [`is taken by another event type, found "${slug}"`];
  if (schedule !== null && !(await accountRecords.findAvailability(caller.accountId, schedule))) {
    errors.availability_id = [`must be a schedule of this account, found ${schedule}`];
  } else if (await isOfColleague(check)) {
    errors.availability_id = [`must be a schedule of your own, found ${schedule}`];
  }
  if (location?.type === 'video' && location.is_public) {
    errors['location.is_public'] = [
      'must be false for a video call, whose link is only for those who booked, found true',
    ];
  }
  if (location?.is_personal && rotating.some(({ host }) => host.userId !== hostId)) {
    errors['location.is_personal'] = ['must be false while several hosts take turns, found true'];
  }
  if (content.is_active && rotating.length > 0 && rotating.every(({ weight }) => weight === 0)) {
    errors.is_active = ['cannot be true: all its hosts are paused. Give one of them a weight above 0 first'];
  }
  return errors;
}

/** Returns whether a member would follow a colleague's schedule. One that someone else has set up may stay. */
async function isOfColleague({ accountRecords, caller, content, formerSchedule }: ContentCheck): Promise<boolean> {
  const { availability_id: id } = content;
  const onlyUser = onlyUserOf(caller);
  if (onlyUser === undefined || id === null || id === formerSchedule) return false;
  const userId = await accountRecords.findUserOf(caller.accountId, { kind: 'availability', id });
  return userId !== undefined && userId !== onlyUser;
}

type NewEventType = {
  readonly caller: Caller;
  readonly content: EventTypeContent;
  /** The language of the host, a BCP 47 tag. */
  readonly locale: string | undefined;
  readonly now: Instant;
};

async function saveWithForm(
  accountRecords: AccountRecords,
  { caller, content, locale, now }: NewEventType,
): Promise<EventType> {
  const { accountId, userId: hostId } = caller;
  const position = await nextPosition(accountRecords, accountId);
  const eventType = await accountRecords.saveEventType({ accountId, hostId, position, content, now });
  for (const field of newForm(locale))
    await accountRecords.saveField({ accountId, eventTypeId: eventType.id, content: field });
  return eventType;
}
