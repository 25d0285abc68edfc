import type { Query } from '../../../api/index.ts';
import { asInstant, formatInstant, type Instant, minuteMillis } from '../../../time/index.ts';
import { pagesIn } from '../../data/index.ts';
import type { Meeting } from '../../meetings/index.ts';
import { currentRoute } from '../../routing/index.ts';
import { signedIn } from '../../session/index.ts';

/** The views of the list. */
export const viewNames = ['upcoming', 'past', 'canceled'] as const;

/** One of `viewNames`. */
export type ViewName = (typeof viewNames)[number];

/** Which bookings to show. Kept in the address, so that "back" and a copied link lead to the same ones. */
export type View = {
  readonly name: ViewName;
  readonly text: string;
  readonly eventType: string;
  /** The id of a user, or `everyHost`. */
  readonly host: string;
  readonly outcome: string;
  readonly pages: number;
};

/** How far ahead past bookings are read: those that end before the list is read again are then already known. */
const aheadMillis = 5 * minuteMillis;
const shortestText = 2;

/** Stands for the bookings of all hosts in the address. */
export const everyHost = 'all';

/** Reads the view from the address. A component that reads it is rendered again when it changes. */
export function currentView(): View {
  const { query } = currentRoute();
  const text = query.get('q') ?? '';
  const eventType = query.get('type') ?? '';
  return {
    name: viewNames.find((name) => name === query.get('show')) ?? 'upcoming',
    text,
    eventType,
    host: query.get('host') ?? defaultHost({ text, eventType }),
    outcome: query.get('outcome') ?? '',
    pages: pagesIn(query),
  };
}

/**
 * Returns whose bookings are shown at first: one's own, but a search or an event type, which may be a colleague's,
 * looks in all. A member has no others.
 */
export function defaultHost({ text, eventType }: Pick<View, 'text' | 'eventType'>): string {
  const { role, user } = signedIn();
  return role === 'member' || searchOf(text) !== '' || eventType !== '' ? everyHost : String(user.id);
}

/** Returns what to search for: nothing while the text is too short. */
export function searchOf(text: string): string {
  return text.length >= shortestText ? text : '';
}

/** Returns whether the view leaves out bookings of its hosts, or shows those of one colleague. */
export function isNarrowed({ text, eventType, host, outcome }: View): boolean {
  const isOfColleague = host !== everyHost && host !== defaultHost({ text, eventType });
  return searchOf(text) !== '' || eventType !== '' || isOfColleague || outcome !== '';
}

/** Returns the query of a view for `/v1`, without its times: the list stays the same one while time passes. */
export function queryOf({ name, text, eventType, host, outcome }: View): Query {
  const search = searchOf(text);
  return {
    ...(search && { q: search }),
    ...(eventType && { event_type_id: eventType }),
    ...(host !== everyHost && { host_id: host }),
    ...(outcome && { outcome }),
    status: name === 'canceled' ? name : 'confirmed',
    ...(name === 'upcoming' && { order: 'asc' }),
  };
}

/** Returns the times of a list at a moment. The list may hold a few meetings that `isInView` leaves out. */
export function timesOf({ name }: View, now: Instant, ahead = aheadMillis): Query {
  if (name === 'canceled') return {};
  return name === 'past'
    ? { ends_before: formatInstant(asInstant(now + ahead), 0) }
    : { ends_after: formatInstant(now, 0) };
}

/** Returns the query for a file of all bookings in a view. */
export function fileQueryOf(view: View, now: Instant): Query {
  return { ...queryOf(view), ...timesOf(view, now, 0) };
}

/** Returns whether a meeting belongs to a view at a moment. */
export function isInView({ end }: Meeting, { name, now }: { name: ViewName; now: Instant }): boolean {
  return name === 'canceled' || (name === 'upcoming') === end > now;
}
