import type { SecurityWords } from './en.ts';

export const words: SecurityWords = {
  password: 'Password',
  newPassword: 'Nuova password',
  passwordHint: 'Almeno 12 caratteri. Tutti gli altri dispositivi verranno scollegati.',
  changePassword: 'Cambia la password',
  passwordChanged: 'La password è stata cambiata e gli altri dispositivi sono stati scollegati.',
  passkeys: 'Passkey',
  passkeysText: 'Con una passkey si accede tramite l’impronta, il volto o il PIN di un dispositivo.',
  noPasskeys: 'Ancora nessuna passkey.',
  passkeysNotHere:
    'A questo indirizzo il browser non supporta le passkey. Richiedono HTTPS e un nome host, oppure localhost.',
  addPasskey: 'Aggiungi una passkey',
  passkeyName: 'Nome della passkey',
  passkeyNameHint: 'Un nome che la distingue dalle altre, ad esempio “Portatile di lavoro”.',
  rename: 'Rinomina',
  removePasskey: (name) => `Rimuovi ${name}`,
  created: (date) => `Creata: ${date}`,
  lastUsed: (when) => `Ultimo uso: ${when}`,
  neverUsed: 'Mai usata',
  devices: 'Dispositivi collegati',
  thisDevice: 'Questo dispositivo',
  lastSeen: (when) => `Attività: ${when}`,
  signOut: 'Scollega',
  signOutDevice: (device) => `Scollega ${device}`,
  signOutOthers: 'Scollega tutti gli altri dispositivi',
  signedOutOthers: 'Tutti gli altri dispositivi sono stati scollegati.',
};
