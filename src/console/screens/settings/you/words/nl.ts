import type { YouWords } from './en.ts';

export const words: YouWords = {
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  email: 'E-mailadres',
  emailHint: 'E-mail over uw boekingen gaat hiernaartoe.',
  emailWaiting: (address) => `We hebben een link gestuurd naar ${address}. Het adres verandert als u die opent.`,
  username: 'Gebruikersnaam',
  usernameHint: (page) =>
    `Uw boekingspagina staat op ${page}. Links met een eerdere gebruikersnaam blijven daarheen leiden.`,
  usernameUnavailable:
    'Deze gebruikersnaam is bezet of past niet in een adres. Kies een andere met letters, cijfers, punten, streepjes en onderstrepingstekens.',
  zone: 'Tijdzone',
  zoneHint: 'De beheeromgeving toont alle tijden in deze tijdzone. Een rooster kan een andere hebben.',
  clock: 'Klok',
  clock12: '12 uur (3:30 PM)',
  clock24: '24 uur (15:30)',
  weekStart: 'De week begint op',
  language: 'Taal',
  browserLanguage: 'Zoals de browser',
  about: 'Over u',
  aboutHint: 'Een zin die iedereen op uw boekingspagina leest.',
  picture: 'Foto',
  pictureHint: 'Adres van een foto die genodigden zien, beginnend met https://',
};
