import type { YouWords } from './en.ts';

export const words: YouWords = {
  firstName: 'Imię',
  lastName: 'Nazwisko',
  email: 'Adres e-mail',
  emailHint: 'Na ten adres przychodzą wiadomości o Twoich rezerwacjach.',
  emailWaiting: (address) => `Wysłaliśmy link na adres ${address}. Adres zmieni się, gdy go otworzysz.`,
  username: 'Nazwa użytkownika',
  usernameHint: (page) =>
    `Twoja strona rezerwacji ma adres ${page}. Linki z poprzednią nazwą użytkownika nadal do niej prowadzą.`,
  usernameUnavailable:
    'Ta nazwa użytkownika jest zajęta lub nie może być adresem. Wybierz inną, złożoną z liter, cyfr, kropek, łączników i podkreśleń.',
  zone: 'Strefa czasowa',
  zoneHint: 'Panel pokazuje wszystkie godziny w tej strefie czasowej. Harmonogram może mieć inną.',
  clock: 'Format godziny',
  clock12: '12-godzinny (3:30 PM)',
  clock24: '24-godzinny (15:30)',
  weekStart: 'Pierwszy dzień tygodnia',
  language: 'Język',
  browserLanguage: 'Taki jak w przeglądarce',
  about: 'O Tobie',
  aboutHint: 'Zdanie, które wszyscy czytają na Twojej stronie rezerwacji.',
  picture: 'Zdjęcie',
  pictureHint: 'Adres zdjęcia, które widzą goście. Zaczyna się od https://',
};
