import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('pl');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'Program nie odpowiedział na czas.',
    unreachable: 'Nie udało się połączyć z tym adresem.',
    refused_address: 'Ten serwer nie wysyła niczego na ten adres.',
    unexpected_status: 'Program odrzucił wiadomość.',
    webhook_gone: 'Program odpowiedział, że tego adresu już nie ma.',
    webhook_silent: 'Program nie odpowiada od kilku dni, więc webhook został wstrzymany.',
    restored: 'Nie wysłano ponownie po przywróceniu kopii zapasowej.',
  },
  answered: (status) => `Odpowiedź: ${status}`,
  attempts: (count) => counted(count, { one: '# próba', few: '# próby', many: '# prób', other: '# próby' }),
  nextAttempt: (when) => `Następna próba: ${when}`,
  mail: {
    off: 'Ten serwer nie wysyła e-maili. Goście i organizatorzy nie dostają potwierdzeń ani przypomnień.',
    kept: 'Ten serwer nie wysyła e-maili. Tylko je przechowuje, do przeczytania na komputerze, na którym działa.',
    underWay: (address) => `W drodze na adres ${address}.`,
    noCalendarFile: 'Nie ma w nim pliku kalendarza, aby zmyślone spotkanie nie trafiło do Twojego kalendarza.',
    preview: {
      titles: { 'event.created': 'E-mail z potwierdzeniem', 'event.reminder': 'E-mail z przypomnieniem' },
      language: 'Język',
      form: { label: 'Pokaż', html: 'Sformatowany', text: 'Sam tekst' },
      subject: 'Temat',
      content: 'Treść e-maila',
      note: 'Imię i termin są przykładowe. Linki tutaj nie działają.',
      unsaved: 'Niezapisane zmiany nie są uwzględnione.',
      send: 'Wyślij do mnie',
    },
    intro: 'Czy e-maile o rezerwacjach są wysyłane i które nie dotarły.',
    sending: 'Wysyłanie',
    operator: 'Osoba, która prowadzi serwer, może skonfigurować serwer poczty.',
    sender: (address) => `E-maile są wysyłane z adresu ${address}.`,
    test: 'Wyślij mi e-mail testowy',
    testTo: (address) => `E-mail testowy na adres ${address}`,
    statuses: { pending: 'w drodze', succeeded: 'wysłano', failed: 'błąd', skipped: 'nie wysłano' },
    lastDay: 'Ostatnie 24 godziny',
    counts: { sent: 'Wysłane', waiting: 'Oczekujące', overdue: 'Opóźnione', failed: 'Nieudane' },
    countsHint:
      '„Wysłane” oznacza, że serwer poczty przyjął e-mail. E-mail jest opóźniony po pięciu minutach lub trzech próbach. Serwer ponawia próby przez najwyżej trzy dni.',
    undelivered: 'Niedostarczone',
    noneUndelivered:
      'W ciągu ostatnich 24 godzin żaden e-mail nie zawiódł i żaden nie jest ponawiany po trzech próbach.',
    kinds: {
      'event.created': 'Potwierdzenie',
      'event.rescheduled': 'Nowy termin',
      'event.reassigned': 'Zmiana organizatora',
      'event.canceled': 'Wiadomość o odwołaniu',
      'event.reminder': 'Przypomnienie',
    },
    mailTo: (kind, address) => `${kind} na adres ${address}`,
    retried: 'ponawianie prób',
    serverText: (text) => `Serwer poczty: „${text}”`,
    serverStatus: (status) => `Serwer poczty odpowiedział: ${status}.`,
    silent: 'Serwer poczty nie odpowiedział.',
    nextAttempt: (when) => `Następna próba ${when}`,
    booking: 'Otwórz rezerwację',
    bookingOf: (address) => `Otwórz rezerwację: ${address}`,
  },
};
