import type { SetupWords } from './en.ts';

export const words: SetupWords = {
  title: 'Verwaltung einrichten',
  intro:
    'Sie sind die erste Person hier. Legen Sie fest, wie Sie sich anmelden; alles andere lässt sich später ändern.',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse',
  emailHint: 'Damit melden Sie sich an, und dorthin gehen E-Mails zu Buchungen.',
  password: 'Passwort',
  passwordHint:
    'Mindestens 12 Zeichen. Ein paar Wörter ohne Zusammenhang merkt man sich leicht, und sie sind schwer zu erraten.',
  timezone: 'Ihre Zeitzone',
  submit: 'Einrichten',
  waiting: {
    title: 'Dieser Server ist noch nicht eingerichtet',
    text: 'Beim Start hat das Programm hinter „Set up“ einen Link ausgegeben, oder den Befehl dafür. Öffnen Sie den Link, um Ihr Konto anzulegen.',
    lost: 'Kein Link?',
    again: 'Führen Sie dies auf dem Server aus:',
  },
};
