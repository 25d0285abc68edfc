/**
 * The frame of the settings: the list of their parts, and the links between them.
 *
 * Design: each part is a separate screen with its own address, so that links can lead to it and it is loaded only when
 * it is opened.
 */

export { SettingsPage } from './settings-page.tsx';
export { settingsPages } from './settings-pages.ts';
export { useOwnList } from './use-own-list.ts';
export { withFrame } from './with-frame.ts';
