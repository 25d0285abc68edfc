import type { LinkWords } from './en.ts';

export const words: LinkWords = {
  signIn: {
    title: 'Zaloguj się',
    text: 'Ten link zaloguje Cię na tym urządzeniu. Działa tylko raz.',
    submit: 'Zaloguj się',
  },
  invitation: {
    title: 'Dołącz do zespołu',
    text: 'Wybierz hasło do logowania w panelu. Jeśli masz już tutaj hasło, wpisz je.',
    submit: 'Dołącz',
  },
  reset: {
    title: 'Wybierz nowe hasło',
    text: 'Na wszystkich innych urządzeniach nastąpi wylogowanie.',
    submit: 'Zapisz hasło',
  },
  confirm: {
    title: 'Potwierdź swój adres e-mail',
    text: 'Potem wiadomości o Twoich rezerwacjach będą przychodzić na ten adres.',
    submit: 'Potwierdź adres',
    doneTitle: 'Adres potwierdzony',
    done: (email) => `Wiadomości o Twoich rezerwacjach przychodzą teraz na adres ${email}.`,
    open: 'Otwórz panel',
  },
  confirmsAddress:
    'Ten link potwierdza, że adres należy do Ciebie. Wcześniejsze hasło i klucze dostępu przestaną działać, a wszystkie inne urządzenia zostaną wylogowane. Nowe możesz dodać w ustawieniach.',
  password: 'Nowe hasło',
  passwordHint: 'Co najmniej 12 znaków. Kilka niezwiązanych ze sobą słów łatwo zapamiętać, a trudno odgadnąć.',
  broken: {
    title: 'Ten link jest niepełny',
    text: 'Skopiuj cały link, łącznie ze wszystkim po „#”, i otwórz go ponownie.',
  },
};
