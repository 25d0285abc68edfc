import type { SecurityWords } from './en.ts';

export const words: SecurityWords = {
  password: 'Lösenord',
  newPassword: 'Nytt lösenord',
  passwordHint: 'Minst 12 tecken. Du loggas ut på alla andra enheter.',
  changePassword: 'Byt lösenord',
  passwordChanged: 'Lösenordet har bytts och andra enheter har loggats ut.',
  passkeys: 'Lösennycklar',
  passkeysText: 'En lösennyckel loggar in dig med enhetens fingeravtryck, ansikte eller pinkod.',
  noPasskeys: 'Ingen lösennyckel än.',
  passkeysNotHere:
    'Webbläsaren stöder inte lösennycklar på den här adressen. De kräver HTTPS och ett värdnamn, eller localhost.',
  addPasskey: 'Lägg till en lösennyckel',
  passkeyName: 'Lösennyckelns namn',
  passkeyNameHint: 'Ett namn som skiljer den från andra, till exempel ”Jobbdatorn”.',
  rename: 'Byt namn',
  removePasskey: (name) => `Ta bort ${name}`,
  created: (date) => `Skapades ${date}`,
  lastUsed: (when) => `Användes senast ${when}`,
  neverUsed: 'Har inte använts än',
  devices: 'Inloggade enheter',
  thisDevice: 'Den här enheten',
  lastSeen: (when) => `Aktiv ${when}`,
  signOut: 'Logga ut',
  signOutDevice: (device) => `Logga ut ${device}`,
  signOutOthers: 'Logga ut alla andra enheter',
  signedOutOthers: 'Alla andra enheter har loggats ut.',
};
