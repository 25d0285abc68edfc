/**
 * Loaded before the server, so that its day is one the journeys know: `Date` starts at the instant in `FAKE_NOW` and
 * runs on from there.
 */
const fakeNow = Date.parse(process.env.FAKE_NOW ?? '');
if (Number.isNaN(fakeNow)) throw new Error('FAKE_NOW must be an ISO 8601 date-time.');
const startedAt = performance.now();
Date.now = () => Math.round(fakeNow + performance.now() - startedAt);
