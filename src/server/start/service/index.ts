/**
 * The service of a server with a database: its options, its calendars, its outbox and its console.
 *
 * Design: only these files translate settings into options of the service. The service itself knows no settings.
 */

export { mountService } from './mount-service.ts';
export { openCalendarsFromSettings } from './open-calendars.ts';
export { type ConsoleSetup, consoleSetup, withoutConsole } from './open-console.ts';
export { openOutboxFromSettings } from './open-outbox.ts';
export { openRetention } from './open-retention.ts';
export { serviceOptionsOf } from './service-options-of.ts';
