import type { YouWords } from './en.ts';

export const words: YouWords = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  emailHint: 'Dorthin gehen E-Mails zu Ihren Buchungen.',
  emailWaiting: (address) => `Wir haben einen Link an ${address} geschickt. Die Adresse gilt, sobald Sie ihn öffnen.`,
  username: 'Benutzername',
  usernameHint: (page) =>
    `Unter ${page} finden Gäste Ihre Buchungsseite. Links mit einem früheren Benutzernamen führen weiterhin dorthin.`,
  usernameUnavailable:
    'Dieser Benutzername ist vergeben oder passt nicht in eine Adresse. Wählen Sie einen anderen aus Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen.',
  zone: 'Zeitzone',
  zoneHint: 'Die Verwaltung zeigt alle Zeiten in dieser Zeitzone. Ein Zeitplan kann eine andere haben.',
  clock: 'Uhrzeitformat',
  clock12: '12 Stunden (3:30 PM)',
  clock24: '24 Stunden (15:30)',
  weekStart: 'Die Woche beginnt am',
  language: 'Sprache',
  browserLanguage: 'Wie im Browser',
  about: 'Über Sie',
  aboutHint: 'Ein Satz, den alle auf Ihrer Buchungsseite lesen.',
  picture: 'Bild',
  pictureHint: 'Adresse eines Bildes, das Ihre Gäste sehen. Sie beginnt mit https://',
};
