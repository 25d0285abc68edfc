// Written by `npm run attributes` from the rows of `table.ts`: change those.

/** How the app reads each property that is also an attribute: its kind, and the values of a choice. */
export const propertyKinds = {
  eventType: ['eventType'],
  apiBase: ['text'],
  locale: ['language'],
  timezone: ['timeZone'],
  timezoneLock: ['flag'],
  hourCycle: ['choice', 'h12', 'h23'],
  weekStart: ['weekday'],
  layout: ['choice', 'month', 'week', 'column'],
  theme: ['choice', 'auto', 'light', 'dark'],
  duration: ['minutes'],
  month: ['month'],
  date: ['date'],
  slot: ['dateTime'],
  bookingToken: ['token'],
  redirectUrl: ['httpsAddress'],
  forwardQueryParams: ['flag'],
  hideEventTypeDetails: ['flag'],
  dryRun: ['flag'],
  debug: ['flag'],
  mode: ['choice', 'inline', 'popup', 'button'],
  buttonLabel: ['text'],
  compat: ['choice', 'calendly'],
  dataLayer: ['switch', 'consent', 'always'],
} as const;
