import type { SecurityWords } from './en.ts';

export const words: SecurityWords = {
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordHint: 'Mindestens 12 Zeichen. Auf allen anderen Geräten werden Sie abgemeldet.',
  changePassword: 'Passwort ändern',
  passwordChanged: 'Ihr Passwort wurde geändert, und andere Geräte wurden abgemeldet.',
  passkeys: 'Passkeys',
  passkeysText: 'Ein Passkey meldet Sie mit Fingerabdruck, Gesicht oder PIN eines Geräts an.',
  noPasskeys: 'Noch kein Passkey.',
  passkeysNotHere:
    'Dieser Browser unterstützt an dieser Adresse keine Passkeys. Nötig sind HTTPS und ein Hostname oder localhost.',
  addPasskey: 'Passkey hinzufügen',
  passkeyName: 'Name des Passkeys',
  passkeyNameHint: 'Damit Sie ihn von anderen unterscheiden können, zum Beispiel „Laptop im Büro“.',
  rename: 'Umbenennen',
  removePasskey: (name) => `${name} entfernen`,
  created: (date) => `Erstellt ${date}`,
  lastUsed: (when) => `Zuletzt verwendet ${when}`,
  neverUsed: 'Noch nicht verwendet',
  devices: 'Angemeldete Geräte',
  thisDevice: 'Dieses Gerät',
  lastSeen: (when) => `Aktiv ${when}`,
  signOut: 'Abmelden',
  signOutDevice: (device) => `${device} abmelden`,
  signOutOthers: 'Alle anderen Geräte abmelden',
  signedOutOthers: 'Alle anderen Geräte wurden abgemeldet.',
};
