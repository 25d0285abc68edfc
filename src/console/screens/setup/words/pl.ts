import type { SetupWords } from './en.ts';

export const words: SetupWords = {
  title: 'Skonfiguruj swój panel',
  intro: 'Jesteś tu pierwszą osobą. Wybierz sposób logowania; wszystko inne można zmienić później.',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  email: 'Adres e-mail',
  emailHint: 'Służy do logowania i przychodzą na niego wiadomości o rezerwacjach.',
  password: 'Hasło',
  passwordHint: 'Co najmniej 12 znaków. Kilka niezwiązanych ze sobą słów łatwo zapamiętać, a trudno odgadnąć.',
  timezone: 'Twoja strefa czasowa',
  submit: 'Skonfiguruj',
  waiting: {
    title: 'Ten serwer nie jest jeszcze skonfigurowany',
    text: 'Podczas uruchamiania program wypisał po słowach „Set up” link albo polecenie, które go wypisuje. Otwórz ten link, aby utworzyć konto.',
    lost: 'Nie masz linku?',
    again: 'Wykonaj na serwerze to polecenie:',
  },
};
