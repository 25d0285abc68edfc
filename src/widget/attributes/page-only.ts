// Written by `npm run attributes` from the rows of `table.ts`: change those.

/** The attributes that only the page may set, and not `data-sched-…` on an opener. */
export const pageOnly: readonly string[] = [
  'api-base',
  'booking-token',
  'compat',
  'data-layer',
  'debug',
  'forward-query-params',
  'redirect-url',
];
