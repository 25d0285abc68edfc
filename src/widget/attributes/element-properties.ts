import type { MessageOverrides } from '../messages/index.ts';
import type { Prefill } from '../model/index.ts';

/** Names of all properties, each of an attribute: `eventType` is `event-type`. */
export const properties =
  'eventType apiBase locale timezone timezoneLock hourCycle weekStart theme layout duration month date slot bookingToken redirectUrl forwardQueryParams hideEventTypeDetails dryRun debug mode buttonLabel compat dataLayer messages prefill metadata'.split(
    ' ',
  );

/**
 * What each property of the element may be set to, as frameworks set them: `null` and `undefined` take it away, a number
 * is as good as its digits, and a boolean as its name.
 */
export interface PropertyValues {
  /** The event type to book: its public id, as `demo/introductory-call`, or its number. */
  readonly eventType?: number | string | null | undefined;
  /** Address of the gateway; by default `/embed/v1` where the script came from. */
  readonly apiBase?: string | null | undefined;
  /** Language tag; by default the nearest `lang`, then the browser's. */
  readonly locale?: string | null | undefined;
  /** Name of a time zone, as `Europe/Berlin`; by default the browser's. */
  readonly timezone?: string | null | undefined;
  /** Keeps the invitee from changing the zone. */
  readonly timezoneLock?: Flag;
  /** By default that of the locale. */
  readonly hourCycle?: 'h12' | 'h23' | null | undefined;
  /** First day of the week, 0 Sunday to 6 Saturday; by default that of the locale. */
  readonly weekStart?: Weekday | `${Weekday}` | null | undefined;
  /** `auto`, the default, is as the page is drawn. */
  readonly theme?: 'auto' | 'light' | 'dark' | null | undefined;
  /** A month and the times of a day, seven days with theirs, or a list. */
  readonly layout?: 'month' | 'week' | 'column' | null | undefined;
  /** Minutes, one of the lengths the event type offers. */
  readonly duration?: number | string | null | undefined;
  /** The month to show first, `YYYY-MM`. */
  readonly month?: string | null | undefined;
  /** The day to show first, `YYYY-MM-DD`. */
  readonly date?: string | null | undefined;
  /** The time to choose at first, an ISO 8601 date-time with its offset. */
  readonly slot?: string | null | undefined;
  /** The token of a booking: it is shown, and can be moved and called off. */
  readonly bookingToken?: string | null | undefined;
  /** An `https:` address to go to once booked. */
  readonly redirectUrl?: string | null | undefined;
  /** Takes answers and `utm_…` from the query of the page, and hands the query on to `redirectUrl`. */
  readonly forwardQueryParams?: Flag;
  /** Leaves out what is booked and with whom. */
  readonly hideEventTypeDetails?: Flag;
  /** Does everything but book, and says so. */
  readonly dryRun?: Flag;
  /** Shows whether everything is set up well. */
  readonly debug?: Flag;
  /** `popup` shows nothing until it is opened, `button` a floating button that opens it. */
  readonly mode?: 'inline' | 'popup' | 'button' | null | undefined;
  /** What the floating button says. */
  readonly buttonLabel?: string | null | undefined;
  /** Posts to the page what the embed of somebody else would, for those who listen to that. */
  readonly compat?: 'calendly' | null | undefined;
  /** Tells `window.dataLayer` too: where its Consent Mode grants analytics, which is `consent`, or `always`. */
  readonly dataLayer?: 'consent' | 'always' | '' | boolean | null | undefined;
  /** Words of the page's own in place of the widget's, by key. */
  readonly messages?: MessageOverrides | null | undefined;
  /** Answers that are known beforehand, by the identifier of their field. */
  readonly prefill?: Prefill | null | undefined;
  /** What the account is told with the booking, 50 keys at most. */
  readonly metadata?: Readonly<Record<string, string>> | null | undefined;
}

/** `false` and its name are as good as nothing, all else is yes. */
type Flag = boolean | string | null | undefined;

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** An element that has them: what an attribute holds is read as its text, null where there is none. */
export interface ElementWithProperties extends HTMLElement, PropertyValues {
  get eventType(): string | null;
  set eventType(value: PropertyValues['eventType']);
  get apiBase(): string | null;
  set apiBase(value: PropertyValues['apiBase']);
  get locale(): string | null;
  set locale(value: PropertyValues['locale']);
  get timezone(): string | null;
  set timezone(value: PropertyValues['timezone']);
  get timezoneLock(): string | null;
  set timezoneLock(value: PropertyValues['timezoneLock']);
  get hourCycle(): 'h12' | 'h23' | null;
  set hourCycle(value: PropertyValues['hourCycle']);
  get weekStart(): `${Weekday}` | null;
  set weekStart(value: PropertyValues['weekStart']);
  get layout(): 'month' | 'week' | 'column' | null;
  set layout(value: PropertyValues['layout']);
  get theme(): 'auto' | 'light' | 'dark' | null;
  set theme(value: PropertyValues['theme']);
  get duration(): string | null;
  set duration(value: PropertyValues['duration']);
  get month(): string | null;
  set month(value: PropertyValues['month']);
  get date(): string | null;
  set date(value: PropertyValues['date']);
  get slot(): string;
  set slot(value: PropertyValues['slot']);
  get bookingToken(): string | null;
  set bookingToken(value: PropertyValues['bookingToken']);
  get redirectUrl(): string | null;
  set redirectUrl(value: PropertyValues['redirectUrl']);
  get forwardQueryParams(): string | null;
  set forwardQueryParams(value: PropertyValues['forwardQueryParams']);
  get hideEventTypeDetails(): string | null;
  set hideEventTypeDetails(value: PropertyValues['hideEventTypeDetails']);
  get dryRun(): string | null;
  set dryRun(value: PropertyValues['dryRun']);
  get debug(): string | null;
  set debug(value: PropertyValues['debug']);
  get mode(): 'inline' | 'popup' | 'button' | null;
  set mode(value: PropertyValues['mode']);
  get buttonLabel(): string | null;
  set buttonLabel(value: PropertyValues['buttonLabel']);
  get compat(): 'calendly' | null;
  set compat(value: PropertyValues['compat']);
  get dataLayer(): 'consent' | 'always' | '' | null;
  set dataLayer(value: PropertyValues['dataLayer']);
  messages: PropertyValues['messages'];
  prefill: PropertyValues['prefill'];
  metadata: PropertyValues['metadata'];
}
