/**
 * Every setting, a row each, in the groups that `--help` shows.
 *
 * The decision behind it: a setting's name, default, unit, schema and sentence stand in one place, and the group is the
 * file they stand in.
 */
export { accessSettings } from './access.ts';
export { calendarSettings } from './calendars.ts';
export { consoleSettings } from './console.ts';
export { limitSettings } from './limits.ts';
export { networkSettings } from './network.ts';
export { notificationSettings } from './notifications.ts';
export { observabilitySettings } from './observability.ts';
export type { SettingRows } from './setting-row.ts';
export { mailFromExpected } from './setting-schemas.ts';
export { storageSettings } from './storage.ts';
