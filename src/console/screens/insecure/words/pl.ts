import type { InsecureWords } from './en.ts';

export const words: InsecureWords = {
  title: 'Logowanie pod tym adresem nie jest bezpieczne',
  why: (address) =>
    `Adres ${address} jest otwarty bez HTTPS. Każdy w tej samej sieci mógłby odczytać Twoje hasło, dlatego nie można się tu zalogować.`,
  onServer: 'Na komputerze, na którym działa serwer, otwórz:',
  elsewhere: 'Aby logować się z innych urządzeń, skonfiguruj przed serwerem HTTPS, na przykład za pomocą Caddy:',
  thenOpen: 'Następnie uruchom serwer z PUBLIC_URL ustawionym na ten adres i z TRUST_PROXY=1.',
};
