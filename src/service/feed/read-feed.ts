import { type Event, fullName } from '../../contract/index.ts';
import { writeCalendarFeed } from '../../invite/index.ts';
import { addMinutes, type Instant, parseInstant } from '../../time/index.ts';
import { entryOf } from '../calendars/index.ts';
import type { Records } from '../records/index.ts';

type Feed = {
  readonly accountId: number;
  readonly userId: number;
  readonly now: Instant;
  /** Leaves out titles, people and places. */
  readonly isBusyOnly: boolean;
};

/** How long past and canceled events stay. */
const keptDays = 30;
const keptMinutes = keptDays * 24 * 60;

/** The most events in a feed: more than any host has within its dates. */
const maxEvents = 5000;

/** How soon programs should read it again. */
const refreshMinutes = 15;

/** Writes the events of a host as a feed. */
export async function readFeed(records: Records, { accountId, userId, now, isBusyOnly }: Feed): Promise<string> {
  const since = addMinutes(now, -keptMinutes);
  const list = await records.listEvents({
    accountId,
    hostId: userId,
    from: since,
    limit: maxEvents,
    offset: 0,
    status: undefined,
    eventTypeId: undefined,
    contactId: undefined,
    outcome: undefined,
    text: undefined,
    to: undefined,
  });
  const events = list.items.filter((event) => isShown(event, { since, isBusyOnly }));
  const titles = await titlesOf(records, accountId);
  const entries = events.map((event) => {
    const entry = entryOf(event, titles.get(event.event_type_id) ?? '');
    return isBusyOnly ? { ...entry, title: busyTitle, description: '', location: '' } : entry;
  });
  const user = await records.findUser(accountId, userId);
  const name = isBusyOnly || !user ? busyTitle : fullName(user);
  return writeCalendarFeed(entries, { name, refreshMinutes });
}

const busyTitle = 'Busy';

/** A calendar that shows a canceled event has to learn that it was canceled. A calendar of busy times does not. */
function isShown(
  event: Event,
  { since, isBusyOnly }: { readonly since: Instant; readonly isBusyOnly: boolean },
): boolean {
  if (event.status === 'confirmed') return true;
  return !isBusyOnly && (parseInstant(event.updated_at) ?? since) > since;
}

async function titlesOf(records: Records, accountId: number): Promise<ReadonlyMap<number, string>> {
  const eventTypes = await records.listEventTypes({ accountId });
  return new Map(eventTypes.map(({ id, title }) => [id, title]));
}
