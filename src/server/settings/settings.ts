import type * as v from 'valibot';
import {
  accessSettings,
  calendarSettings,
  consoleSettings,
  limitSettings,
  networkSettings,
  notificationSettings,
  observabilitySettings,
  type SettingRows,
  storageSettings,
} from './rows/index.ts';

/** Every setting in its group, by the group's heading in `--help`. */
export const settingGroups: Readonly<Record<string, SettingRows>> = {
  Network: networkSettings,
  Storage: storageSettings,
  Access: accessSettings,
  Console: consoleSettings,
  Limits: limitSettings,
  'Mail and webhooks': notificationSettings,
  Calendars: calendarSettings,
  'Logs and metrics': observabilitySettings,
};

/** Every setting by its name. */
export const settings = {
  ...networkSettings,
  ...storageSettings,
  ...accessSettings,
  ...consoleSettings,
  ...limitSettings,
  ...notificationSettings,
  ...calendarSettings,
  ...observabilitySettings,
} as const;

/** The settings of the process, read once at its start. */
export type Settings = { readonly [Name in keyof typeof settings]: v.InferOutput<(typeof settings)[Name]['schema']> };
