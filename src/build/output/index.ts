/**
 * Makes the builds of the widget and the server that `npm start` and `sched gateway` run, when they are needed.
 *
 * Design: a build is identified by a fingerprint of everything it depends on. The same fingerprint is never built
 * twice, and a folder that is being served never changes.
 */
export { buildOutputs, buildToStart } from './build-outputs.ts';
export { foldersOf } from './inputs.ts';
export { startsServer } from './starts-server.ts';
