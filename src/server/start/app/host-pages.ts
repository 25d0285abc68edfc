import { type BookingPage, createBookingPageFinder, findLogo, type Store } from '../../../service/index.ts';
import type { HostPages } from '../../http/index.ts';
import type { Settings } from '../../settings/index.ts';

/** The database could not compare anything else with an id. */
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type EventTypeSettings = Pick<Settings, 'EVENT_TYPES'>;

/**
 * Returns the finder of the pages of hosts in a store, with only those event types that pages of this server may show.
 */
export function hostPagesIn(store: Store, settings: EventTypeSettings): HostPages {
  const findBookingPage = createBookingPageFinder(store);
  return {
    findPage: async (pageName) => publishedOf(await findBookingPage(pageName), { ...settings, ...pageName }),
    findLogo: (pageName) => findLogo(store, pageName),
    async findBrandingOf(eventId) {
      const accountId = uuid.test(eventId) ? await store.findOwner({ kind: 'event', id: eventId }) : undefined;
      return accountId === undefined ? undefined : store.findBranding(accountId);
    },
  };
}

type PageName = Parameters<HostPages['findPage']>[0];

function publishedOf(
  page: BookingPage | undefined,
  { EVENT_TYPES, name }: EventTypeSettings & PageName,
): BookingPage | undefined {
  if (!page || EVENT_TYPES === 'all') return page;
  const references = new Set(EVENT_TYPES.map((entry) => `${entry}`.toLowerCase()));
  const eventTypes = page.eventTypes.filter(
    ({ id, public_id }) => references.has(`${id}`) || references.has(public_id.toLowerCase()),
  );
  return eventTypes.length === 0 && name !== undefined ? undefined : { ...page, eventTypes };
}
