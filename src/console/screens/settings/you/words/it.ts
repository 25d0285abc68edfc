import type { YouWords } from './en.ts';

export const words: YouWords = {
  firstName: 'Nome',
  lastName: 'Cognome',
  email: 'Indirizzo e-mail',
  emailHint: 'Qui arrivano le e-mail sui suoi appuntamenti.',
  emailWaiting: (address) => `Abbiamo inviato un link a ${address}. L’indirizzo cambierà quando lo aprirà.`,
  username: 'Nome utente',
  usernameHint: (page) =>
    `La sua pagina di prenotazione si trova all’indirizzo ${page}. I link con un nome utente precedente continuano a portare lì.`,
  usernameUnavailable:
    'Questo nome utente è già in uso o non è adatto a un indirizzo. Ne scelga un altro con lettere, cifre, punti, trattini e trattini bassi.',
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
