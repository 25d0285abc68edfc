/**
 * Loaded before the server, so that its day is one the journeys know: `Date` starts at the instant in `HELD_NOW` and
 * runs on from there.
 */
const heldNow = Date.parse(process.env.HELD_NOW ?? '');
if (Number.isNaN(heldNow)) throw new Error('HELD_NOW must be an ISO 8601 date-time.');
const startedAt = performance.now();
Date.now = () => Math.round(heldNow + performance.now() - startedAt);
