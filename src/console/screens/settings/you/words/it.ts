import type { YouWords } from './en.ts';

export const words: YouWords = {
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Indirizzo e-mail',
  emailHint: 'Qui arrivano le e-mail sui suoi appuntamenti.',
  emailWaiting: (address) => `Abbiamo inviato un link a ${address}. L’indirizzo cambierà quando lo aprirà.`,
  zone: 'Fuso orario',
  zoneHint: 'La console mostra tutti gli orari in questo fuso. Un’agenda può averne un altro.',
  clock: 'Formato dell’ora',
  clock12: '12 ore (3:30 PM)',
  clock24: '24 ore (15:30)',
  weekStart: 'La settimana inizia di',
  language: 'Lingua',
  browserLanguage: 'Quella del browser',
  about: 'Su di lei',
  aboutHint: 'Una frase che tutti leggono nella sua pagina di prenotazione.',
  picture: 'Foto',
  pictureHint: 'Indirizzo di un’immagine che gli invitati vedono. Inizia con https://',
};
