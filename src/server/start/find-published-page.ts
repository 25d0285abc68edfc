import { type BookingPage, findBookingPage, type Store } from '../../service/index.ts';
import type { Settings } from '../settings/index.ts';

type Named = Parameters<typeof findBookingPage>[1];

/** Finds what a page of a host shows: of their event types those that pages of this server may. */
export async function findPublishedPage(
  store: Store,
  { EVENT_TYPES }: Pick<Settings, 'EVENT_TYPES'>,
  named: Named,
): Promise<BookingPage | undefined> {
  const page = await findBookingPage(store, named);
  if (!page || EVENT_TYPES === 'all') return page;
  const published = new Set(EVENT_TYPES.map((entry) => `${entry}`.toLowerCase()));
  const eventTypes = page.eventTypes.filter(
    ({ id, public_id }) => published.has(`${id}`) || published.has(public_id.toLowerCase()),
  );
  return eventTypes.length === 0 && named.name !== undefined ? undefined : { ...page, eventTypes };
}
