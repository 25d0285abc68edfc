import { type EventType, ok, type Result, refuse } from '../../../contract/index.ts';
import type { Instant } from '../../../time/index.ts';
import { eventTypeDefaults, newForm } from '../../defaults/index.ts';
import type { AccountRecords, Caller, EventTypeContent } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Input } from '../operation.ts';
import { ownEventType } from '../ownership.ts';
import { onlyUserOf } from '../permissions/index.ts';
import { refuseOneMore, refuseTooLarge } from '../quota.ts';
import { resultOfLock, withAccountLock } from '../with-account-lock.ts';
import { firstFree, slugify } from './slug.ts';

export async function listEventTypes(
  { records }: Context,
  { caller }: Input<'listEventTypes'>,
): Promise<Result<EventType[]>> {
  return ok(await records.listEventTypes(caller.accountId, onlyUserOf(caller)));
}

export async function getEventType(
  context: Context,
  { caller, params }: Input<'getEventType'>,
): Promise<Result<EventType>> {
  const hosted = await ownEventType(context, { caller, id: params.id });
  return hosted.ok ? ok(hosted.data.eventType) : hosted;
}

/** Creates an event type that the caller hosts, and the two fields nobody can be booked without. */
export async function createEventType(
  context: Context,
  { caller, body }: Input<'createEventType'>,
): Promise<Result<EventType>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const slugs = await accountRecords.listSlugs(caller.accountId);
    const slug = body.slug ?? firstFree(slugify(body.title, '-') || 'event-type', { existing: slugs, joint: '-' });
    const content = { ...eventTypeDefaults, ...omitUndefined(body), slug };
    const errors = await faultsIn({ accountRecords, caller, content, otherSlugs: slugs });
    if (Object.keys(errors).length > 0) return refuse({ code: 'validation_failed', errors });
    const others = await accountRecords.measureEventTypes(caller.accountId);
    const refused = refuseOneMore('eventTypes', others.count) ?? refuseTooLarge('eventTypeBytes', { others, content });
    if (refused) return refused;
    return ok(await saveWithForm(accountRecords, { caller, content, now: context.clock() }));
  });
}

/** Applies the changes and checks the whole that results. */
export async function updateEventType(
  context: Context,
  { caller, params, body }: Input<'updateEventType'>,
): Promise<Result<EventType>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const hosted = await ownEventType({ records: accountRecords }, { caller, id: params.id });
    if (!hosted.ok) return hosted;
    const current = hosted.data.eventType;
    const content = { ...current, ...omitUndefined(body) };
    const slugs = await accountRecords.listSlugs(caller.accountId);
    const otherSlugs = slugs.filter((slug) => slug !== current.slug);
    const errors = await faultsIn({ accountRecords, caller, content, otherSlugs });
    if (Object.keys(errors).length > 0) return refuse({ code: 'validation_failed', errors });
    const { accountId } = caller;
    const others = await accountRecords.measureEventTypes(accountId, params.id);
    const refused = refuseTooLarge('eventTypeBytes', { others, current, content });
    if (refused) return refused;
    return ok(await accountRecords.updateEventType({ accountId, id: params.id, content, now: context.clock() }));
  });
}

/** Deletes an event type, with its form, unless it was ever booked: its events would lose what they are. */
export async function deleteEventType(
  context: Context,
  { caller, params: { id } }: Input<'deleteEventType'>,
): Promise<Result<null>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const hosted = await ownEventType({ records: accountRecords }, { caller, id });
    if (!hosted.ok) return hosted;
    const { accountId, userId } = hosted.data.host;
    // Nothing is booked meanwhile.
    const locked = await accountRecords.withHostsLocked({ accountId, userIds: [userId] }, async (hostRecords) => {
      if (await hostRecords.hasEvents(caller.accountId, id))
        return refuse({ code: 'resource_in_use', message: wasBooked });
      await hostRecords.deleteEventType(caller.accountId, id);
      return ok(null);
    });
    return resultOfLock(locked);
  });
}

const wasBooked = 'Events of this event type exist. Set "is_active" to false instead to take no more.';

type Candidate = {
  readonly accountRecords: AccountRecords;
  readonly caller: Caller;
  readonly content: EventTypeContent;
  readonly otherSlugs: readonly string[];
};

/** Finds what each part cannot know of the others. */
async function faultsIn({ accountRecords, caller, content, otherSlugs }: Candidate): Promise<Record<string, string[]>> {
  const { duration, durations, location, slug, availability_id: schedule } = content;
  const errors: Record<string, string[]> = {};
  if (durations && !durations.includes(duration)) {
    errors.durations = [`must include the duration, ${duration}, found ${durations.join(', ')}`];
  }
  if (otherSlugs.includes(slug)) errors.slug = [`is taken by another event type, found "${slug}"`];
  if (schedule !== null && !(await accountRecords.findAvailability(caller.accountId, schedule))) {
    errors.availability_id = [`must be a schedule of this account, found ${schedule}`];
  }
  if (location?.type === 'video' && location.is_public) {
    errors['location.is_public'] = [
      'must be false for a video call, whose link is only for those who booked, found true',
    ];
  }
  return errors;
}

type NewEventType = { readonly caller: Caller; readonly content: EventTypeContent; readonly now: Instant };

async function saveWithForm(
  accountRecords: AccountRecords,
  { caller, content, now }: NewEventType,
): Promise<EventType> {
  const { accountId, userId: hostId } = caller;
  const eventType = await accountRecords.saveEventType({ accountId, hostId, content, now });
  for (const field of newForm) await accountRecords.saveField({ accountId, eventTypeId: eventType.id, content: field });
  return eventType;
}
