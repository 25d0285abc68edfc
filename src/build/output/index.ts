/**
 * What is built of the widget and, to start it, of the server, and when.
 *
 * The decision behind it: a build belongs to the fingerprint of all that it depends on. The same fingerprint is never
 * built twice, and a folder that is being served never changes.
 */
export { buildOutputs, buildToStart } from './build-outputs.ts';
export { foldersOf } from './inputs.ts';
export { startsServer } from './starts-server.ts';
