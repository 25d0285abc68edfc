import type { InsecureWords } from './en.ts';

export const words: InsecureWords = {
  title: 'Det är inte säkert att logga in på den här adressen',
  why: (address) =>
    `Du öppnade ${address} utan HTTPS. Vem som helst i samma nätverk skulle kunna läsa ditt lösenord, så ingen kan logga in här.`,
  onServer: 'Öppna på datorn som kör servern:',
  elsewhere: 'För att logga in från andra enheter behövs HTTPS framför servern, till exempel med Caddy:',
  thenOpen: 'Starta sedan servern med PUBLIC_URL inställd på den adressen och TRUST_PROXY=1.',
};
