/** Formats of text for types that JSON Schema lacks. */
export const instant = { format: 'date-time' };
export const uuid = { format: 'uuid' };
export const email = { format: 'email' };

/** When a thing was created and last changed. */
export const times = { created_at: instant, updated_at: instant };
/** The start and the end of a span of time. */
export const span = { start: instant, end: instant };
