import type { Kysely } from 'kysely';
import { addMinutes, type Instant, laterOf } from '../../../time/index.ts';
import type { EventFilter, Records } from '../../records/index.ts';
import type { Shares } from '../locks/index.ts';
import { maxSorted } from '../search-sort-limit.ts';
import type { Database } from '../tables/index.ts';
import { countEvents, findEvents, readEvents } from './event-page.ts';
import { hostedEventOf } from './event-rows.ts';
import type { PartFilter } from './event-search.ts';

/** Small enough to be in memory at once without delaying other work. */
const eventsAtOnce = 500;

/** By how much the clocks of replicas may differ. */
const clockMinutes = 1;

/**
 * Reads events part by part, each from where the one before ended. No transaction stays open in the meantime: the
 * receiver may be slow, and it would hold one of the account's connections.
 *
 * An event that is rescheduled in the meantime moves to a part that was read before, or from one to a later one. Only
 * upcoming events can be rescheduled, so it is enough to remember which of those were read, and to look in the end
 * for any that were missed.
 */
export function createEventsExport(
  db: Kysely<Database>,
  { ofAccount }: Shares,
): Pick<Records, 'findEventTypesBooked' | 'exportEvents'> {
  return {
    findEventTypesBooked: (filter) =>
      ofAccount(lists(filter), async () => {
        const rows = await findEvents(db, filter).select('event.event_type_id').distinct().execute();
        return rows.map(({ event_type_id }) => event_type_id);
      }),

    async *exportEvents(filter, now) {
      const isSorted = await ofAccount(lists(filter), () => isRare(db, filter));
      const upcoming = new Set<string>();
      for (const part of [filter, rescheduledOf(filter, now)]) {
        for await (const rows of readParts(part, isSorted)) {
          const unread = rows.filter(({ id }) => !upcoming.has(id));
          for (const { id, starts_at } of unread) if (starts_at >= now) upcoming.add(id);
          if (unread.length > 0) yield unread.map(hostedEventOf);
        }
      }
    },
  };

  async function* readParts(filter: PartFilter, isSorted: boolean) {
    let after: PartFilter['after'];
    do {
      const part = { ...filter, after, limit: eventsAtOnce, offset: 0, isSorted };
      const rows = await ofAccount(lists(filter), () => readEvents(db, part));
      yield rows;
      const last = rows.length < eventsAtOnce ? undefined : rows.at(-1);
      after = last && { start: last.starts_at, id: last.id };
    } while (after);
  }
}

/** An export takes long, and a user may start many. */
function lists({ accountId }: EventFilter) {
  return { key: accountId, part: 'lists' } as const;
}

async function isRare(db: Kysely<Database>, filter: EventFilter): Promise<boolean> {
  return filter.text !== undefined && (await countEvents(db, filter)) <= maxSorted;
}

/** Keeps the events that may have been rescheduled since the export began. */
function rescheduledOf(filter: EventFilter, now: Instant): PartFilter {
  const from = filter.from === undefined ? now : laterOf(filter.from, now);
  return { ...filter, from, change: { bookedBefore: now, since: addMinutes(now, -clockMinutes) } };
}
