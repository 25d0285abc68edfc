import type { YouWords } from './en.ts';

export const words: YouWords = {
  firstName: 'Förnamn',
  lastName: 'Efternamn',
  email: 'E-postadress',
  emailHint: 'Mejl om dina bokningar skickas dit.',
  emailWaiting: (address) => `Vi har skickat en länk till ${address}. Adressen byts när du öppnar den.`,
  username: 'Användarnamn',
  usernameHint: (page) =>
    `Din bokningssida finns på ${page}. Länkar med ett tidigare användarnamn leder fortfarande dit.`,
  usernameUnavailable:
    'Användarnamnet är upptaget eller passar inte i en adress. Välj ett annat med bokstäver, siffror, punkter, bindestreck och understreck.',
  zone: 'Tidszon',
  zoneHint: 'Konsolen visar alla tider i den här tidszonen. Ett schema kan ha en annan.',
  clock: 'Klocka',
  clock12: '12 timmar (3:30 PM)',
  clock24: '24 timmar (15:30)',
  weekStart: 'Veckan börjar på',
  language: 'Språk',
  browserLanguage: 'Samma som webbläsaren',
  about: 'Om dig',
  aboutHint: 'En mening som alla läser på din bokningssida.',
  picture: 'Bild',
  pictureHint: 'Adress till en bild som inbjudna ser, som börjar med https://',
};
