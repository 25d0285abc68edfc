/**
 * One request to the server behind the gateway: sent when the budget grants it, read no further than a bound, and
 * reported when it fails.
 *
 * The decision behind it: what a visitor is told of a failure and what the log is told are two texts. The first says
 * nothing of the server, and the second neither quotes it nor holds the key.
 */

export { boundedFetch } from './bounded-fetch.ts';
export { createFailureReport, createReport, type Report } from './failure-report.ts';
export { createSend, type UpstreamParts } from './send.ts';
export { refuseUnavailable } from './upstream-problem.ts';
