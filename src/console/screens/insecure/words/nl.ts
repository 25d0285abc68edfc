import type { InsecureWords } from './en.ts';

export const words: InsecureWords = {
  title: 'Inloggen is op dit adres niet veilig',
  why: (address) =>
    `U hebt ${address} zonder HTTPS geopend. Iedereen in hetzelfde netwerk zou uw wachtwoord kunnen lezen; daarom kan hier niemand inloggen.`,
  onServer: 'Open op de computer waarop de server draait:',
  elsewhere: 'Om op andere apparaten in te loggen, zet u HTTPS vóór de server, bijvoorbeeld met Caddy:',
  thenOpen: 'Start de server daarna met PUBLIC_URL ingesteld op dat adres en TRUST_PROXY=1.',
};
