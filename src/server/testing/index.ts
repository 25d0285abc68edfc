/**
 * What the tests of several folders of the server use: a server whose log they read, one they can kill, and responses
 * with a type.
 */
export { readBody, readData, readError } from './read-body.testing.ts';
export { apiKey, asAdmin, startWatched, type WatchedServer } from './running-server.testing.ts';
export { type ServerProcess, startServerProcess } from './server-process.testing.ts';
