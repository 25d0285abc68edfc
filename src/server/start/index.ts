/**
 * Starting and stopping a server: its database, service, gateway, outbox and pages, put together as the settings say.
 *
 * The decision behind it: the gateway uses the service of its own process as it would use a server elsewhere, so there
 * is one way to start with a database and one without. A start that fails leaves nothing running that it started.
 */
export { sentencesAbout } from './demonstration.ts';
export { lastAddress } from './last-address.ts';
export { openCalendarsFromSettings } from './open-calendars.ts';
export { type RunningServer, startServer } from './start-server.ts';
