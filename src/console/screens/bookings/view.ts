import type { Query } from '../../../api/index.ts';
import { addMinutes, asInstant, formatInstant, type Instant, minuteMillis } from '../../../time/index.ts';
import { pagesIn } from '../../data/index.ts';
import type { Meeting } from '../../meetings/index.ts';
import { currentPlace } from '../../routing/index.ts';

/** The views of the list. */
export const viewNames = ['upcoming', 'past', 'canceled'] as const;

/** One of `viewNames`. */
export type ViewName = (typeof viewNames)[number];

/** Which bookings to show. Kept in the address, so that "back" and a copied link lead to the same ones. */
export type View = {
  readonly name: ViewName;
  readonly text: string;
  readonly eventType: string;
  readonly host: string;
  readonly outcome: string;
  readonly pages: number;
};

/** A longer meeting does not count as running for its whole length. */
const longestMeetingMinutes = 12 * 60;
const hourMillis = 60 * minuteMillis;
const shortestText = 2;

/** Reads the view from the address. A component that reads it follows it. */
export function currentView(): View {
  const { query } = currentPlace();
  return {
    name: viewNames.find((name) => name === query.get('show')) ?? 'upcoming',
    text: query.get('q') ?? '',
    eventType: query.get('type') ?? '',
    host: query.get('host') ?? '',
    outcome: query.get('outcome') ?? '',
    pages: pagesIn(query),
  };
}

/** Returns whether the view is filtered. */
export function isNarrowed({ text, eventType, host, outcome }: View): boolean {
  return text !== '' || eventType !== '' || host !== '' || outcome !== '';
}

/** Returns the query for `/v1`. It changes only once an hour, so that cached data stays usable for a while. */
export function queryOf({ name, text, eventType, host, outcome }: View, now: Instant): Query {
  const hour = asInstant(Math.floor(now / hourMillis) * hourMillis);
  return {
    ...(text.length >= shortestText && { q: text }),
    ...(eventType && { event_type_id: eventType }),
    ...(host && { host_id: host }),
    ...(outcome && { outcome }),
    ...(name === 'canceled' ? { status: 'canceled' } : { status: 'confirmed' }),
    ...(name === 'upcoming' && { from: formatInstant(addMinutes(hour, -longestMeetingMinutes), 0), order: 'asc' }),
    ...(name === 'past' && { to: formatInstant(addMinutes(hour, 60), 0) }),
  };
}

/**
 * Returns the query for a file of all bookings in a view. The server filters by start, and the first booking that is
 * shown says where the view begins: in "past", the latest that has ended.
 */
export function fileQueryOf(view: View, now: Instant, [first]: readonly Meeting[]): Query {
  return {
    ...queryOf(view, now),
    ...(first && view.name === 'upcoming' && { from: formatInstant(first.start, 0) }),
    ...(first && view.name === 'past' && { to: formatInstant(addMinutes(first.start, 1), 0) }),
  };
}

/** Returns whether a meeting belongs to a view. The server filters by its start, and this by its end. */
export function isInView({ end }: Meeting, { name, now }: { name: ViewName; now: Instant }): boolean {
  return name === 'canceled' || (name === 'upcoming') === end > now;
}
