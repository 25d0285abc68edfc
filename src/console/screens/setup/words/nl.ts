import type { SetupWords } from './en.ts';

export const words: SetupWords = {
  title: 'Stel uw beheeromgeving in',
  intro: 'U bent hier de eerste. Kies hoe u inlogt; al het andere kan later worden gewijzigd.',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  email: 'E-mailadres',
  emailHint: 'U logt ermee in en e-mail over boekingen gaat ernaartoe.',
  password: 'Wachtwoord',
  passwordHint: 'Minstens 12 tekens. Een paar woorden zonder verband zijn makkelijk te onthouden en moeilijk te raden.',
  timezone: 'Uw tijdzone',
  submit: 'Instellen',
  waiting: {
    title: 'Deze server is nog niet ingesteld',
    text: 'Het programma heeft bij het starten na ‘Set up’ een link afgedrukt, of de opdracht die hem afdrukt. Open die link om uw account aan te maken.',
    lost: 'Geen link?',
    again: 'Voer dit uit op de server:',
  },
};
