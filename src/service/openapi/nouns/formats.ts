/** What JSON Schema has no type for, as the format of a text. */
export const instant = { format: 'date-time' };
export const uuid = { format: 'uuid' };
export const email = { format: 'email' };

/** When a thing was made and last changed. */
export const times = { created_at: instant, updated_at: instant };
/** From when to when. */
export const span = { start: instant, end: instant };
