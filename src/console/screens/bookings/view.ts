import type { Query } from '../../../api/index.ts';
import { addMinutes, asInstant, formatInstant, type Instant, minuteMillis } from '../../../time/index.ts';
import type { Meeting } from '../../meetings/index.ts';
import { currentPlace } from '../../routing/index.ts';

/** The views of the list. */
export const viewNames = ['upcoming', 'past', 'canceled'] as const;

/** One of `viewNames`. */
export type ViewName = (typeof viewNames)[number];

/** Which bookings are shown: kept in the address, so that "back" and a copied link lead to the same. */
export type View = {
  readonly name: ViewName;
  readonly text: string;
  readonly eventType: string;
  readonly host: string;
  readonly outcome: string;
  readonly pages: number;
};

/** Longer meetings do not count as running while they do. */
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
    pages: Math.min(Math.max(Math.trunc(Number(query.get('pages'))) || 1, 1), mostPages),
  };
}

/** Nobody reads further, and each is a request. */
const mostPages = 20;

/** Whether the view shows less than there is. */
export function isNarrowed({ text, eventType, host, outcome }: View): boolean {
  return text !== '' || eventType !== '' || host !== '' || outcome !== '';
}

/** Returns what to ask `/v1` for. It changes by the hour, so that what has been read serves for a while. */
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

/** Returns whether a meeting belongs to a view; the server knows when it starts, and this when it ends. */
export function isInView(name: ViewName, { end }: Meeting, now: Instant): boolean {
  return name === 'canceled' || (name === 'upcoming') === end > now;
}
