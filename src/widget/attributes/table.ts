import type { Kind } from './kinds.ts';

/** The description of an attribute for the playground, the README and editors. */
export type AttributeRow = {
  readonly kind: Kind;
  /** The values to choose from, if the kind is a choice. */
  readonly values?: readonly [string, ...string[]];
  /** Name for a person who chooses its value. */
  readonly label: string;
  readonly topic: Topic;
  /** What it does, in sentences; Markdown. */
  readonly description: string;
  /** The default, in Markdown. */
  readonly default: string;
  /**
   * An example of a value, as an attribute holds it; undefined for a flag or a choice, and for values that only a
   * property can hold.
   */
  readonly example?: string;
  /**
   * Whether only the page may set it, and not `data-sched-…` on an opener. Such attributes decide where the widget
   * sends requests, people and data, whose booking it shows, and what it reveals to the page's developer. Sites show
   * HTML that strangers wrote, and most sanitizers keep `data-` attributes.
   */
  readonly isPageOnly?: true;
  /** The type for reading the property, if it differs from the kind's. */
  readonly readAs?: string;
};

/** The section in the playground and the README. */
export type Topic = 'booking' | 'appearance' | 'language and time' | 'first view' | 'invitee' | 'page';

/**
 * Every attribute of the element, by the name of its property: `eventType` is `event-type`. The last four hold objects,
 * so they are only properties.
 *
 * `npm run attributes` generates the files beside this one from the rows: the types of the properties, the names that
 * the element observes, and how the widget reads them. No description is sent to a page.
 */
export const attributes = {
  eventType: {
    kind: 'eventType',
    label: 'Event type',
    topic: 'booking',
    description: 'The event type to book: its public id or its number. Required, except with `booking-token`.',
    default: 'none',
    example: 'demo/introductory-call',
  },
  apiBase: {
    kind: 'text',
    label: 'Gateway address',
    topic: 'page',
    description: 'The address of the gateway.',
    default: '`/embed/v1` on the origin of the script',
    example: 'https://book.example.com/embed/v1',
    isPageOnly: true,
  },
  locale: {
    kind: 'language',
    label: 'Language',
    topic: 'language and time',
    description: 'The language, as a BCP 47 tag.',
    default: 'the nearest `lang` attribute, then the browser’s language',
    example: 'de',
  },
  timezone: {
    kind: 'timeZone',
    label: 'Time zone',
    topic: 'language and time',
    description: 'The time zone to show times in, by its IANA name.',
    default: 'the browser’s time zone',
    example: 'Europe/Berlin',
  },
  timezoneLock: {
    kind: 'flag',
    label: 'Lock time zone',
    topic: 'language and time',
    description: 'Prevents the invitee from changing the time zone.',
    default: 'off',
  },
  hourCycle: {
    kind: 'choice',
    values: ['h12', 'h23'],
    label: 'Clock',
    topic: 'language and time',
    description: 'The 12-hour or the 24-hour clock.',
    default: 'the usual one for the language',
  },
  weekStart: {
    kind: 'weekday',
    values: ['0', '1', '2', '3', '4', '5', '6'],
    label: 'First day of the week',
    topic: 'language and time',
    description: 'The first day of the week, from 0 (Sunday) to 6 (Saturday).',
    default: 'the usual one for the language',
    example: '1',
  },
  layout: {
    kind: 'choice',
    values: ['month', 'week', 'column'],
    label: 'Layout',
    topic: 'appearance',
    description: 'A month with the times of one day, a week with the times of each day, or a list.',
    default: '`month`',
  },
  theme: {
    kind: 'choice',
    values: ['auto', 'light', 'dark'],
    label: 'Color scheme',
    topic: 'appearance',
    description: 'Light or dark colors; `auto` follows the page.',
    default: '`auto`',
  },
  duration: {
    kind: 'minutes',
    label: 'Duration in minutes',
    topic: 'booking',
    description: 'The length of the meeting in minutes, one of those that the event type offers.',
    default: 'the event type’s own',
    example: '30',
  },
  month: {
    kind: 'month',
    label: 'Month',
    topic: 'first view',
    description: 'The month to show first, as `YYYY-MM`.',
    default: 'the current month',
    example: '2026-12',
  },
  date: {
    kind: 'date',
    label: 'Day',
    topic: 'first view',
    description: 'The day to show first, as `YYYY-MM-DD`.',
    default: 'the first day with times',
    example: '2026-12-02',
  },
  slot: {
    kind: 'dateTime',
    label: 'Time',
    topic: 'first view',
    description: 'The time to select first, in ISO 8601 with an offset.',
    default: 'none',
    example: '2026-12-02T15:30+01:00',
    // Every HTML element has a property of this name, and it is never null.
    readAs: 'string',
  },
  bookingToken: {
    kind: 'token',
    label: 'Booking token',
    topic: 'booking',
    description:
      'The token of a booking, which is the part of its link after `#`. The widget shows that booking, and the invitee can reschedule or cancel it.',
    default: 'none',
    isPageOnly: true,
  },
  redirectUrl: {
    kind: 'httpsAddress',
    label: 'Redirect address',
    topic: 'page',
    description: 'The `https:` address to open after booking. `booking_id` is added to its query.',
    default: 'the event type’s own',
    example: 'https://example.com/thanks',
    isPageOnly: true,
  },
  forwardQueryParams: {
    kind: 'flag',
    label: 'Forward query parameters',
    topic: 'page',
    description:
      'Reads answers, `utm_…` parameters and the click ids of ads from the page’s query string, and adds the query string to the redirect address.',
    default: 'off',
    isPageOnly: true,
  },
  hideEventTypeDetails: {
    kind: 'flag',
    label: 'Hide event details',
    topic: 'appearance',
    description: 'Hides the title, the host and the description of the event type.',
    default: 'off',
  },
  dryRun: {
    kind: 'flag',
    label: 'Dry run',
    topic: 'page',
    description: 'Goes through every step without booking anything, and says so.',
    default: 'off',
  },
  debug: {
    kind: 'flag',
    label: 'Check the setup',
    topic: 'page',
    description: 'Shows a panel that checks the setup, for the developer of the page.',
    default: 'off',
    isPageOnly: true,
  },
  mode: {
    kind: 'choice',
    values: ['inline', 'popup', 'button'],
    label: 'Mode',
    topic: 'appearance',
    description:
      '`inline` shows the calendar in the page, `popup` shows nothing until `open()` is called, and `button` shows a floating button that opens the popup.',
    default: '`inline`',
  },
  buttonLabel: {
    kind: 'text',
    label: 'Button text',
    topic: 'appearance',
    description: 'The text of the floating button.',
    default: '“Book a meeting”, translated',
    example: 'Talk to us',
  },
  compat: {
    kind: 'choice',
    values: ['calendly'],
    label: 'Compatibility',
    topic: 'page',
    description: 'Also sends the page the messages that Calendly’s embed sends.',
    default: 'off',
    isPageOnly: true,
  },
  dataLayer: {
    kind: 'switch',
    values: ['consent', 'always'],
    label: 'Data layer',
    topic: 'page',
    description:
      'Also pushes events to `window.dataLayer`: `consent` only while Google’s Consent Mode grants analytics, `always` regardless of consent. Empty means `consent`.',
    default: 'off',
    isPageOnly: true,
  },
  messages: {
    kind: 'messages',
    label: 'Texts',
    topic: 'appearance',
    description: 'Your own texts in place of the widget’s, by key.',
    default: 'none',
  },
  prefill: {
    kind: 'prefill',
    label: 'Answers',
    topic: 'invitee',
    description:
      'Answers that are known beforehand, by the identifier of their field. A field can be locked or hidden.',
    default: 'none',
  },
  metadata: {
    kind: 'metadata',
    label: 'Metadata',
    topic: 'invitee',
    description: 'Data to store with the booking, 50 keys at most.',
    default: 'none',
  },
  preview: {
    kind: 'preview',
    label: 'Preview',
    topic: 'page',
    description:
      'An event type, the fields of its form and, optionally, times to show. The widget sends nothing to the gateway, and books nothing.',
    default: 'none',
  },
} as const satisfies Readonly<Record<string, AttributeRow>>;
