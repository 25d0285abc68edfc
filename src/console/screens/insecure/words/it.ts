import type { InsecureWords } from './en.ts';

export const words: InsecureWords = {
  title: 'A questo indirizzo l’accesso non è sicuro',
  why: (address) =>
    `Ha aperto ${address} senza HTTPS. Chiunque nella stessa rete potrebbe leggere la sua password, quindi qui nessuno può accedere.`,
  onServer: 'Sul computer su cui è in esecuzione il server, apra:',
  elsewhere: 'Per accedere da altri dispositivi, metta HTTPS davanti al server, ad esempio con Caddy:',
  thenOpen: 'Poi avvii il server con questo indirizzo in PUBLIC_URL e con TRUST_PROXY=1.',
};
