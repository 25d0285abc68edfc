import type { Event, Member } from '../../../../contract/index.ts';
import { clientEndpoints } from '../../../../contract/index.ts';
import { formatInstant } from '../../../../time/index.ts';
import { now, queryClient, RequestError, send } from '../../../data/index.ts';

const perPage = 20;

/** How far it has come. */
export type Progress = { readonly done: number; readonly total: number };

/** What became of the bookings. */
export type Reassigned = {
  /** How many the colleague has now. */
  readonly count: number;
  /** Those that stay because the colleague is busy then. */
  readonly clashes: readonly Event[];
  /** Those that stay because their place is the host's own, and nobody knows where the colleague meets. */
  readonly placeless: readonly Event[];
  /** Why not all of them were tried; undefined when none failed. */
  readonly error: unknown;
};

type Reassignment = {
  readonly from: Member;
  readonly to: Member;
  readonly onProgress: (progress: Progress) => void;
  /** Asked before each booking; true leaves the rest as they are. */
  readonly isStopped: () => boolean;
};

/**
 * Reassigns the upcoming bookings of a host to a colleague, one at a time. This takes a while, so each is looked up
 * first: a booking made in the meantime is reassigned too, and one that was canceled, or that somebody else now
 * hosts, is left alone. Never throws: what was done before a failure stays done, and is returned with it.
 */
export async function reassignAll({ from, to, onProgress, isStopped }: Reassignment): Promise<Reassigned> {
  const clashes: Event[] = [];
  const placeless: Event[] = [];
  let count = 0;
  let error: unknown;
  try {
    const tried = new Set<string>();
    for (let next = await nextOf(from, tried); next && !isStopped(); next = await nextOf(from, tried)) {
      const { event, total } = next;
      const left = clashes.length + placeless.length;
      onProgress({ done: tried.size, total: tried.size - left + total });
      tried.add(event.id);
      const outcome = await reassign(event, to);
      if (outcome === 'clash') clashes.push(event);
      if (outcome === 'placeless') placeless.push(event);
      if (outcome === 'done') count += 1;
    }
  } catch (thrown) {
    error = thrown;
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
async function nextOf(host: Member, tried: ReadonlySet<string>): Promise<Next | undefined> {
  const query = upcomingOf(host, formatInstant(now(), 0));
  for (let page = 1; ; page += 1) {
    const { data, total } = await send(clientEndpoints.listEvents, { query: { ...query, page, per_page: perPage } });
    const event = data.find(({ id }) => !tried.has(id));
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
    // It began, was canceled or deleted meanwhile: there is nothing left to decide.
    if (code === 'event_in_past' || code === 'event_canceled' || code === 'resource_not_found') return 'over';
    throw error;
  }
}
