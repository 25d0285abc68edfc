/**
 * The settings of the server, which its environment holds.
 *
 * The decision behind it: a setting is one row, with its default, unit, schema and a sentence. Its type, how it is read
 * and its line in `--help` come from there. The environment is read once, when the process starts; everything else is
 * handed what it needs.
 */
export { environment } from './environment.ts';
export { hasDemonstration } from './has-demonstration.ts';
export { readSettings } from './read-settings.ts';
export { type Settings, settingGroups } from './settings.ts';
export { showsMail } from './shows-mail.ts';
