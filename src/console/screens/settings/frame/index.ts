/**
 * What the parts of the settings share: their list, and the way from one to the other.
 *
 * The decision behind it: each part is a screen of its own with an address, so it can be linked to, and is fetched only
 * when somebody opens it.
 */
export { settingsParts } from './parts.ts';
export { SettingsPage } from './settings-page.tsx';
export { useOwn } from './use-own.ts';
export { withFrame } from './with-frame.ts';
