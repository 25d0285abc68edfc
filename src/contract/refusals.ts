/** The rules that can exclude a time, as in the `reason` of `slot_unavailable`. */
export const refusals = ['off_grid', 'outside_hours', 'taken', 'notice', 'window', 'limit'] as const;

/** One of `refusals`. */
export type Refusal = (typeof refusals)[number];
