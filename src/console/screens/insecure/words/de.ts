import type { InsecureWords } from './en.ts';

export const words: InsecureWords = {
  title: 'An dieser Adresse ist die Anmeldung nicht sicher',
  why: (address) =>
    `Sie haben ${address} ohne HTTPS geöffnet. Jeder im selben Netz könnte Ihr Passwort mitlesen, deshalb kann sich hier niemand anmelden.`,
  onServer: 'Öffnen Sie auf dem Computer, auf dem der Server läuft:',
  elsewhere:
    'Damit Sie sich von anderen Geräten anmelden können, richten Sie HTTPS vor dem Server ein, zum Beispiel mit Caddy:',
  thenOpen: 'Starten Sie den Server dann mit dieser Adresse als PUBLIC_URL und mit TRUST_PROXY=1.',
};
