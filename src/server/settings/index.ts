/**
 * The settings of the server, from its environment.
 *
 * Design: a setting is one row, with its default, unit, schema and a sentence. Its type, its parsing and its line in
 * `--help` are derived from the row. The environment is read once, when the process starts. Everything else receives
 * the values it needs.
 */
export { environment } from './environment.ts';
export { hasDemonstration } from './has-demonstration.ts';
export { localAddress } from './local-address.ts';
export { readSettings } from './read-settings.ts';
export { type Settings, settingGroups } from './settings.ts';
export { showsMail } from './shows-mail.ts';
