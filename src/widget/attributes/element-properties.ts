// Written by `npm run attributes` from the rows of `table.ts`: change those.

import type { MessageOverrides } from '../messages/index.ts';
import type { Prefill } from './prefill.ts';
import type { Preview } from './preview.ts';

/** The names of all properties. In one text, since every byte of the script of the page counts. */
export const properties =
  'eventType apiBase locale timezone timezoneLock hourCycle weekStart layout theme duration month date slot bookingToken redirectUrl forwardQueryParams hideEventTypeDetails dryRun debug mode buttonLabel compat dataLayer messages prefill metadata preview'.split(
    ' ',
  );

/**
 * What each property of the element can be set to, as frameworks set it: `null` and `undefined` remove it, a number
 * equals its digits, and a boolean its name.
 */
export interface PropertyValues {
  /**
   * The event type to book: its public id or its number. Required, except with `booking-token`.
   * @default none
   * @example 'demo/introductory-call'
   */
  readonly eventType?: number | string | null | undefined;
  /**
   * The address of the gateway.
   * @default `/embed/v1` on the origin of the script
   * @example 'https://book.example.com/embed/v1'
   */
  readonly apiBase?: string | null | undefined;
  /**
   * The language, as a BCP 47 tag.
   * @default the nearest `lang` attribute, then the browser’s language
   * @example 'de'
   */
  readonly locale?: string | null | undefined;
  /**
   * The time zone to show times in, by its IANA name.
   * @default the browser’s time zone
   * @example 'Europe/Berlin'
   */
  readonly timezone?: string | null | undefined;
  /**
   * Prevents the invitee from changing the time zone.
   * @default off
   */
  readonly timezoneLock?: boolean | string | null | undefined;
  /**
   * The 12-hour or the 24-hour clock.
   * @default the usual one for the language
   */
  readonly hourCycle?: 'h12' | 'h23' | null | undefined;
  /**
   * The first day of the week, from 0 (Sunday) to 6 (Saturday).
   * @default the usual one for the language
   * @example '1'
   */
  readonly weekStart?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | `${0 | 1 | 2 | 3 | 4 | 5 | 6}` | null | undefined;
  /**
   * A month with the times of one day, a week with the times of each day, or a list.
   * @default `month`
   */
  readonly layout?: 'month' | 'week' | 'column' | null | undefined;
  /**
   * Light or dark colors; `auto` follows the page.
   * @default `auto`
   */
  readonly theme?: 'auto' | 'light' | 'dark' | null | undefined;
  /**
   * The length of the meeting in minutes, one of those that the event type offers.
   * @default the event type’s own
   * @example '30'
   */
  readonly duration?: number | string | null | undefined;
  /**
   * The month to show first, as `YYYY-MM`.
   * @default the current month
   * @example '2026-12'
   */
  readonly month?: string | null | undefined;
  /**
   * The day to show first, as `YYYY-MM-DD`.
   * @default the first day with times
   * @example '2026-12-02'
   */
  readonly date?: string | null | undefined;
  /**
   * The time to select first, in ISO 8601 with an offset.
   * @default none
   * @example '2026-12-02T15:30+01:00'
   */
  readonly slot?: string | null | undefined;
  /**
   * The token of a booking, which is the part of its link after `#`. The widget shows that booking, and the invitee can reschedule or cancel it.
   * @default none
   */
  readonly bookingToken?: string | null | undefined;
  /**
   * The `https:` address to open after booking. `booking_id` is added to its query.
   * @default the event type’s own
   * @example 'https://example.com/thanks'
   */
  readonly redirectUrl?: string | null | undefined;
  /**
   * Reads answers, `utm_…` parameters and the click ids of ads from the page’s query string, and adds the query string to the redirect address.
   * @default off
   */
  readonly forwardQueryParams?: boolean | string | null | undefined;
  /**
   * Hides the title, the host and the description of the event type.
   * @default off
   */
  readonly hideEventTypeDetails?: boolean | string | null | undefined;
  /**
   * Goes through every step without booking anything, and says so.
   * @default off
   */
  readonly dryRun?: boolean | string | null | undefined;
  /**
   * Shows a panel that checks the setup, for the developer of the page.
   * @default off
   */
  readonly debug?: boolean | string | null | undefined;
  /**
   * `inline` shows the calendar in the page, `popup` shows nothing until `open()` is called, and `button` shows a floating button that opens the popup.
   * @default `inline`
   */
  readonly mode?: 'inline' | 'popup' | 'button' | null | undefined;
  /**
   * The text of the floating button.
   * @default “Book a meeting”, translated
   * @example 'Talk to us'
   */
  readonly buttonLabel?: string | null | undefined;
  /**
   * Also sends the page the messages that Calendly’s embed sends.
   * @default off
   */
  readonly compat?: 'calendly' | null | undefined;
  /**
   * Also pushes events to `window.dataLayer`: `consent` only while Google’s Consent Mode grants analytics, `always` regardless of consent. Empty means `consent`.
   * @default off
   */
  readonly dataLayer?: 'consent' | 'always' | '' | boolean | null | undefined;
  /**
   * Your own texts in place of the widget’s, by key.
   * @default none
   */
  readonly messages?: MessageOverrides | null | undefined;
  /**
   * Answers that are known beforehand, by the identifier of their field. A field can be locked or hidden.
   * @default none
   */
  readonly prefill?: Prefill | null | undefined;
  /**
   * Data to store with the booking, 50 keys at most.
   * @default none
   */
  readonly metadata?: Readonly<Record<string, string>> | null | undefined;
  /**
   * An event type, the fields of its form and, optionally, times to show. The widget sends nothing to the gateway, and books nothing.
   * @default none
   */
  readonly preview?: Preview | null | undefined;
}

/** An element with these properties: what an attribute holds is read as its text, and as null where there is none. */
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
  get weekStart(): `${0 | 1 | 2 | 3 | 4 | 5 | 6}` | null;
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
  preview: PropertyValues['preview'];
}
