import {
  type Availability,
  type AvailabilityEventType,
  ok,
  type ProblemResult,
  type Result,
  refuse,
  refuseField,
} from '../../../contract/index.ts';
import type { ZoneName } from '../../../time/index.ts';
import { defaultHours } from '../../defaults/index.ts';
import type { AvailabilityContent, Caller, Records } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { omitUndefined } from '../omit-undefined.ts';
import type { Input } from '../operation.ts';
import { ownOrRefusal } from '../ownership.ts';
import { colleagues, onlyUserOf } from '../permissions/index.ts';
import { refuseOneMore, refuseTooLarge } from '../quota.ts';
import { refuseChanged } from '../refuse-changed.ts';
import { withAccountLock } from '../with-account-lock.ts';

export async function listAvailabilities(
  { records }: Context,
  { caller }: Input<'listAvailabilities'>,
): Promise<Result<Availability[]>> {
  return ok(await records.listAvailabilities(caller.accountId, onlyUserOf(caller)));
}

export async function getAvailability(
  { records }: Context,
  { caller, params }: Input<'getAvailability'>,
): Promise<Result<Availability>> {
  return ownAvailability(records, caller, params.id);
}

/** Lists the event types that use a schedule, themselves or for one of their hosts; for a member, only those they host. */
export async function listAvailabilityEventTypes(
  { records }: Context,
  { caller, params }: Input<'listAvailabilityEventTypes'>,
): Promise<Result<AvailabilityEventType[]>> {
  const availability = await ownAvailability(records, caller, params.id);
  if (!availability.ok) return availability;
  const { accountId } = caller;
  return ok(
    await records.listEventTypesUsing({ accountId, availability: availability.data, hostId: onlyUserOf(caller) }),
  );
}

/** Creates a schedule. The account's first one becomes the default. Event types follow another only if they name it. */
export async function createAvailability(
  context: Context,
  { caller, body }: Input<'createAvailability'>,
): Promise<Result<Availability>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const { accountId } = caller;
    const others = await accountRecords.measureAvailabilities(accountId);
    const { name, timezone = await zoneOf(accountRecords, caller), hours = defaultHours, overrides = [] } = body;
    const content = { name, timezone, hours, overrides, is_default: others.count === 0 };
    const refusal = refuseOneMore('schedules', others.count) ?? refuseTooLarge('scheduleBytes', { others, content });
    if (refusal) return refusal;
    return ok(
      await accountRecords.saveAvailability({ accountId, userId: caller.userId, content, now: context.clock() }),
    );
  });
}

/** Updates the sent fields. A schedule that becomes the default replaces the previous default. */
export async function updateAvailability(
  context: Context,
  { caller, params, body, ifMatch }: Input<'updateAvailability'>,
): Promise<Result<Availability>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const availability = await ownAvailability(accountRecords, caller, params.id);
    if (!availability.ok) return availability;
    const conflict = refuseChanged({ ifMatch }, availability.data);
    if (conflict) return conflict;
    if (availability.data.is_default && body.is_default === false) return refuseUnmarking();
    // The default schedule belongs to the whole account.
    if (body.is_default === true && onlyUserOf(caller) !== undefined) return refuse(colleagues);
    const content = contentOf({ ...availability.data, ...omitUndefined(body) });
    const { accountId } = caller;
    const others = await accountRecords.measureAvailabilities(accountId, params.id);
    const refusal = refuseTooLarge('scheduleBytes', { others, current: contentOf(availability.data), content });
    if (refusal) return refusal;
    return ok(await accountRecords.updateAvailability({ accountId, id: params.id, content, now: context.clock() }));
  });
}

export async function deleteAvailability(
  context: Context,
  { caller, params: { id } }: Input<'deleteAvailability'>,
): Promise<Result<null>> {
  return withAccountLock(context, caller, async (accountRecords) => {
    const availability = await ownAvailability(accountRecords, caller, id);
    if (!availability.ok) return availability;
    if (availability.data.is_default) return refuse({ code: 'resource_in_use', message: isDefault });
    const { accountId } = caller;
    const eventTypes = await accountRecords.listEventTypesUsing({ accountId, availability: availability.data });
    if (eventTypes.length > 0) return refuse({ code: 'resource_in_use', message: usedBy(eventTypes) });
    await accountRecords.deleteAvailability(accountId, id);
    return ok(null);
  });
}

function contentOf({ name, timezone, hours, overrides = [], is_default }: Availability): AvailabilityContent {
  return { name, timezone, hours, overrides, is_default };
}

const isDefault = 'This is the default schedule. Make another one the default first.';

const maxTitles = 3;

function usedBy(eventTypes: readonly AvailabilityEventType[]): string {
  const more = eventTypes.length > maxTitles ? ` and ${eventTypes.length - maxTitles} more` : '';
  const first = eventTypes.slice(0, maxTitles).map(({ title }) => `"${title}"`);
  return `Event types, or hosts of them, follow this schedule: ${first.join(', ')}${more}.`;
}

function refuseUnmarking(): ProblemResult {
  const sentence = 'cannot be false on the default schedule: make another one the default instead';
  return refuseField('is_default', sentence);
}

async function ownAvailability(records: Records, caller: Caller, id: number): Promise<Result<Availability>> {
  const match = await records.findAvailability(caller.accountId, id);
  return ownOrRefusal(records, { caller, resource: { kind: 'availability', id }, match });
}

/** Returns the zone of an account, taken from the caller's user. */
async function zoneOf(records: Records, { accountId, userId }: Caller): Promise<ZoneName> {
  const user = await records.findUser(accountId, userId);
  if (!user) throw new Error(`The caller's user ${userId} of account ${accountId} is gone.`);
  return user.timezone as ZoneName; // validated when it was written
}
