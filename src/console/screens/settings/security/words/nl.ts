import type { SecurityWords } from './en.ts';

export const words: SecurityWords = {
  password: 'Wachtwoord',
  newPassword: 'Nieuw wachtwoord',
  passwordHint: 'Minstens 12 tekens. U wordt op alle andere apparaten uitgelogd.',
  changePassword: 'Wachtwoord wijzigen',
  passwordChanged: 'Uw wachtwoord is gewijzigd en andere apparaten zijn uitgelogd.',
  passkeys: 'Passkeys',
  passkeysText: 'Met een passkey logt u in met de vingerafdruk, het gezicht of de pincode van een apparaat.',
  noPasskeys: 'Nog geen passkey.',
  passkeysNotHere:
    'Deze browser ondersteunt op dit adres geen passkeys. Daarvoor zijn HTTPS en een hostnaam nodig, of localhost.',
  addPasskey: 'Passkey toevoegen',
  passkeyName: 'Naam van de passkey',
  passkeyNameHint: 'Een naam om hem van andere te onderscheiden, bijvoorbeeld ‘Werklaptop’.',
  rename: 'Naam wijzigen',
  removePasskey: (name) => `${name} verwijderen`,
  created: (date) => `Gemaakt ${date}`,
  lastUsed: (when) => `Laatst gebruikt ${when}`,
  neverUsed: 'Nog niet gebruikt',
  devices: 'Ingelogde apparaten',
  thisDevice: 'Dit apparaat',
  lastSeen: (when) => `Actief ${when}`,
  signOut: 'Uitloggen',
  signOutDevice: (device) => `${device} uitloggen`,
  signOutOthers: 'Alle andere apparaten uitloggen',
  signedOutOthers: 'Alle andere apparaten zijn uitgelogd.',
};
