/**
 * The frame of the settings: the list of their parts, and the links between them.
 *
 * Design: each part is a separate screen with its own address, so that links can lead to it and it is loaded only when
 * it is opened.
 */
export { settingsParts } from './parts.ts';
export { SettingsPage } from './settings-page.tsx';
export { useOwn } from './use-own.ts';
export { withFrame } from './with-frame.ts';
