/**
 * One request to the server behind the gateway: sent when the budget grants it, read up to a limit, and reported when
 * it fails.
 *
 * Design: the visitor and the log get two different texts about a failure. The first reveals nothing about the server.
 * The second neither quotes the server nor holds the key.
 */

export { boundedFetch } from './bounded-fetch.ts';
export { createFailureReport, createReport, type Report } from './failure-report.ts';
export { createSend, type UpstreamSendOptions } from './send.ts';
export { refuseUnavailable } from './upstream-problem.ts';
