import type { Event, Member } from '../../../../contract/index.ts';
import { endpoints } from '../../../../contract/index.ts';
import { formatInstant } from '../../../../time/index.ts';
import { now, queryClient, RequestError, send } from '../../../data/index.ts';

const perPage = 100;

/** How far it has come. */
export type Progress = { readonly done: number; readonly total: number };

/** What became of the bookings: how many the colleague has now, and which stay because the colleague is busy then. */
export type Reassigned = { readonly count: number; readonly clashes: readonly Event[] };

type Reassignment = {
  readonly from: Member;
  readonly to: Member;
  readonly onProgress: (progress: Progress) => void;
};

/** Gives the upcoming bookings of a host to a colleague one by one, so that each is as a whole here or there. */
export async function reassignAll({ from, to, onProgress }: Reassignment): Promise<Reassigned> {
  const events = await listUpcoming(from);
  const clashes: Event[] = [];
  let count = 0;
  try {
    for (const [index, event] of events.entries()) {
      onProgress({ done: index, total: events.length });
      const outcome = await reassign(event, to);
      if (outcome === 'clash') clashes.push(event);
      if (outcome === 'done') count += 1;
    }
  } finally {
    await queryClient.invalidateQueries();
  }
  return { count, clashes };
}

/** Returns the search for the upcoming bookings of a host. */
export function upcomingOf({ id }: Pick<Member, 'id'>, from: string): Readonly<Record<string, string>> {
  return { host_id: String(id), status: 'confirmed', from, order: 'asc' };
}

async function listUpcoming(host: Member): Promise<Event[]> {
  const query = upcomingOf(host, formatInstant(now(), 0));
  const events: Event[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await send(endpoints.listEvents, { query: { ...query, page, per_page: perPage } });
    events.push(...data);
    if (data.length === 0 || events.length >= total) return events;
  }
}

async function reassign({ id }: Event, to: Member): Promise<'done' | 'clash' | 'over'> {
  try {
    await send(endpoints.reassignEvent, { params: { id }, body: { host_id: to.id } });
    return 'done';
  } catch (error) {
    const code = error instanceof RequestError ? error.code : undefined;
    if (code === 'slot_unavailable') return 'clash';
    // It began or was canceled meanwhile: there is nothing left to decide.
    if (code === 'event_in_past' || code === 'event_canceled') return 'over';
    throw error;
  }
}
