import type { NewBookingWords } from './en.ts';

export const words: NewBookingWords = {
  title: 'Nowa rezerwacja',
  text: 'Zarezerwuj termin dla osoby, która zadzwoniła lub napisała.',
  eventType: 'Rodzaj spotkania',
  length: 'Czas trwania',
  time: 'Termin',
  invitee: 'Gość',
  contact: { name: 'Imię i nazwisko', email: 'Adres e-mail' },
  zone: 'Strefa czasowa',
  zoneHint: 'Strefa gościa. E-maile do gościa podają godziny w tej strefie.',
  language: 'Język',
  languageHint: 'W tym języku są e-maile do gościa.',
  choose: 'Wybierz',
  chooseTime: 'Najpierw wybierz termin.',
  incomplete: 'Brakuje odpowiedzi lub są błędne. Sprawdź zaznaczone pola.',
  none: 'Brak aktywnych rodzajów spotkań',
  noneText: 'Włącz lub utwórz rodzaj spotkania. Potem możesz tu rezerwować terminy.',
  toEventTypes: 'Zobacz rodzaje spotkań',
  faults: {
    required: 'Odpowiedz na to pytanie.',
    tooLong: (max) => `Użyj najwyżej tylu znaków: ${max}.`,
    tooMany: (max) => `Podaj najwyżej tyle adresów: ${max}.`,
    email: 'Podaj adres e-mail, na przykład name@example.org.',
    phone: 'Podaj numer telefonu z numerem kraju, na przykład +49 30 123456.',
    unreadable: 'Usuń znaki sterujące i znaki zmieniające kierunek tekstu.',
  },
};
