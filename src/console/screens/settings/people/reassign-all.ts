import type { Event, Member } from '../../../../contract/index.ts';
import { clientEndpoints } from '../../../../contract/index.ts';
import { formatInstant } from '../../../../time/index.ts';
import { now, queryClient, RequestError, send } from '../../../data/index.ts';

const perPage = 20;

/** How many bookings are done, and how many there are. */
export type Progress = { readonly doneCount: number; readonly total: number };

/** The result: which bookings were reassigned, and which were not and why. */
export type ReassignResult = {
  /** How many were reassigned to the colleague. */
  readonly count: number;
  /** Those that were not reassigned because the colleague is busy. */
  readonly clashes: readonly Event[];
  /** Those that were not reassigned because their place is the host's own, and the colleague's is unknown. */
  readonly placeless: readonly Event[];
  /** The failure that ended the work early; undefined if there was none. */
  readonly error: unknown;
};

type Reassignment = {
  readonly from: Member;
  readonly to: Member;
  readonly onProgress: (progress: Progress) => void;
  /** Called before each booking. Return true to leave the remaining ones unchanged. */
  readonly isStopped: () => boolean;
};

/**
 * Reassigns the upcoming bookings of a host to a colleague, one at a time. This takes a while, so each is looked up
 * first: a booking made in the meantime is reassigned too, and one that was canceled, or that someone else now hosts,
 * is left alone. Never throws: what was done before a failure stays done, and is returned with it.
 */
export async function reassignAll({ from, to, onProgress, isStopped }: Reassignment): Promise<ReassignResult> {
  const clashes: Event[] = [];
  const placeless: Event[] = [];
  let count = 0;
  let error: unknown;
  try {
    const triedIds = new Set<string>();
    for (let next = await nextOf(from, triedIds); next && !isStopped(); next = await nextOf(from, triedIds)) {
      const { event, total } = next;
      const failureCount = clashes.length + placeless.length;
      onProgress({ doneCount: triedIds.size, total: triedIds.size - failureCount + total });
      triedIds.add(event.id);
      const outcome = await reassign(event, to);
      if (outcome === 'clash') clashes.push(event);
      if (outcome === 'placeless') placeless.push(event);
      if (outcome === 'done') count += 1;
    }
  } catch (cause) {
    error = cause;
  }
  await queryClient.invalidateQueries();
  return { count, clashes, placeless, error };
}

/** Returns the search for the upcoming bookings of a host. */
export function upcomingOf({ id }: Pick<Member, 'id'>, from: string): Readonly<Record<string, string>> {
  return { host_id: String(id), status: 'confirmed', from, order: 'asc' };
}

type Next = { readonly event: Event; readonly total: number };

/** Finds a booking that was not tried yet, and counts all that the host still has. */
async function nextOf(host: Member, triedIds: ReadonlySet<string>): Promise<Next | undefined> {
  const query = upcomingOf(host, formatInstant(now(), 0));
  for (let page = 1; ; page += 1) {
    const { data, total } = await send(clientEndpoints.listEvents, { query: { ...query, page, per_page: perPage } });
    const event = data.find(({ id }) => !triedIds.has(id));
    if (event) return { event, total };
    if (page * perPage >= total) return undefined;
  }
}

async function reassign({ id }: Event, to: Member): Promise<'done' | 'clash' | 'placeless' | 'over'> {
  try {
    await send(clientEndpoints.reassignEvent, { params: { id }, body: { host_id: to.id } });
    return 'done';
  } catch (error) {
    const code = error instanceof RequestError ? error.code : undefined;
    if (code === 'slot_unavailable') return 'clash';
    if (error instanceof RequestError && error.errors.location !== undefined) return 'placeless';
    // It has started, or was canceled or deleted in the meantime: there is nothing left to reassign.
    if (code === 'event_in_past' || code === 'event_canceled' || code === 'resource_not_found') return 'over';
    throw error;
  }
}
