/**
 * Every setting, one row each, in the groups of `--help`.
 *
 * Design: the name, default, unit, schema and sentence of a setting are in one place, and its group is the file they
 * are in.
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
