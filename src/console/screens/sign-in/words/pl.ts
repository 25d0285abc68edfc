import type { SignInWords } from './en.ts';

export const words: SignInWords = {
  title: 'Zaloguj się',
  byMail: 'Wyślij mi e-mailem link do logowania',
  byMailHint: 'Jeśli tym adresem można się tu zalogować, link jest już w drodze. Działa raz, przez 15 minut.',
  sendLink: 'Wyślij link',
  byPassword: 'Zaloguj się hasłem',
  forgotWithMail: 'Poproś o link e-mailem. Po zalogowaniu wybierz nowe hasło w ustawieniach.',
  forgotText: 'Poproś osobę, która prowadzi ten serwer, o link do ustawienia nowego hasła.',
  forgotOwn: 'Prowadzisz go samodzielnie? To polecenie wyświetla taki link:',
};
