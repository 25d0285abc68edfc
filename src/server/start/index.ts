/**
 * Starting and stopping a server: its database, service, gateway, outbox and pages, built from the settings.
 *
 * Design: the gateway uses the service of its own process like a remote server, so there is one way to start with a
 * database and one without. A failed start leaves nothing running that it started.
 */
export { sentencesAbout } from './demonstration.ts';
export { lastAddress } from './last-address.ts';
export { openCalendarsFromSettings } from './service/index.ts';
export { type RunningServer, startServer } from './start-server.ts';
