/**
 * Fixtures for the tests of several folders of the server: a server whose log they read, one they can kill, and typed
 * responses.
 */
export { addInactiveContact } from './inactive-contact.testing.ts';
export { readBody, readData, readError } from './read-body.testing.ts';
export { apiKey, startWatched, type WatchedServer } from './running-server.testing.ts';
export { type ServerProcess, startServerProcess } from './server-process.testing.ts';
