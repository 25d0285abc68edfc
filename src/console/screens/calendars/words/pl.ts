import { countingOf } from '../../../words/index.ts';
import type { CalendarsWords } from './en.ts';

const { counted } = countingOf('pl');

export const words: CalendarsWords = {
  intro: 'Godzin zajętych w tych kalendarzach nie można rezerwować.',
  add: 'Dodaj kalendarz',
  empty: 'Nie masz jeszcze kalendarza',
  emptyText: 'Połącz kalendarz, którego używasz, a nikt nie zarezerwuje terminu w zajętych godzinach.',
  kinds: { feed: 'Adres', caldav: 'Konto' },
  busy: (count) =>
    counted(count, {
      one: '# zajęty termin w ciągu najbliższych 30 dni',
      few: '# zajęte terminy w ciągu najbliższych 30 dni',
      many: '# zajętych terminów w ciągu najbliższych 30 dni',
      other: '# zajętego terminu w ciągu najbliższych 30 dni',
    }),
  read: (when) => `odczytano ${when}`,
  neverRead: 'jeszcze nie odczytano',
  state: {
    current: 'Aktualny',
    stale: 'Nieaktualny',
    unreachable: 'Nie można odczytać',
    ignored: 'Ignorowany',
    ignoredText: 'Na razie niczego nie blokuje.',
    stale_keeps: (when) => `Ostatnio odczytano go ${when}. Ostatnie znane zajęte godziny pozostają zablokowane.`,
    closes: 'Dopóki nie uda się go odczytać, nikt nie może rezerwować Twoich terminów.',
    closesFor: (host) => `${host}: nikt nie może rezerwować terminów, dopóki nie uda się odczytać kalendarza.`,
    keeps: 'Ostatnie znane zajęte godziny pozostają zablokowane.',
  },
  problems: {
    unauthorized:
      'Serwer kalendarza odmówił dostępu. Połącz kalendarz ponownie, podając aktualny adres lub hasło; iCloud i Fastmail wymagają hasła do aplikacji.',
    not_found: 'Pod tym adresem nie ma już kalendarza. Skopiuj adres ponownie i połącz kalendarz.',
    unreachable: 'Nie można połączyć się z serwerem kalendarza. Spróbujemy ponownie automatycznie.',
    timeout: 'Serwer kalendarza zbyt długo nie odpowiadał. Spróbujemy ponownie automatycznie.',
    refused_address:
      'Adres kalendarza nie jest publicznym adresem https. Osoba, która prowadzi ten serwer, może na niego zezwolić.',
    too_many_requests: 'Serwer kalendarza poprosił, żeby poczekać. Spróbujemy ponownie automatycznie.',
    redirected: 'Serwer kalendarza przekierowuje teraz na inny adres. Połącz kalendarz ponownie, podając ten adres.',
    unexpected_status: 'Serwer kalendarza zgłosił błąd. Spróbujemy ponownie automatycznie.',
    too_large: 'Kalendarz jest za duży. Opublikuj krótszy okres.',
    too_complex: 'Kalendarz ma zbyt wiele wpisów. Opublikuj krótszy okres.',
    too_many_calendars:
      'Konto ma zbyt wiele kalendarzy. Zamiast tego połącz pojedyncze kalendarze, podając ich adresy.',
    not_a_calendar:
      'Adres prowadzi do strony internetowej, a nie do kalendarza. Skopiuj adres z końcówką .ics i połącz kalendarz.',
    cut_off: 'Dotarła tylko część kalendarza. Spróbujemy ponownie automatycznie.',
    unreadable: 'Zbyt wielu wpisów kalendarza nie udało się odczytać.',
    emptied:
      'Kalendarz jest nagle pusty, więc ostatnie znane zajęte godziny pozostają zablokowane. Jeśli naprawdę jest pusty, usuń go.',
    secret_lost:
      'Na tym serwerze nie można już odszyfrować adresu lub hasła kalendarza. Usuń kalendarz i połącz go ponownie.',
  },
  leftOut: 'Niektóre kalendarze tego konta nie są odczytywane, więc niczego nie blokują.',
  writtenTo: 'Tu zapisywane są rezerwacje',
  writeProblem: 'Nie udało się zapisać w nim ostatniej rezerwacji.',
  unreadable: (count) =>
    counted(count, {
      one: '# wpisu nie udało się odczytać w całości, więc niektóre jego godziny mogą nie być zablokowane.',
      few: '# wpisów nie udało się odczytać w całości, więc niektóre ich godziny mogą nie być zablokowane.',
      many: '# wpisów nie udało się odczytać w całości, więc niektóre ich godziny mogą nie być zablokowane.',
      other: '# wpisu nie udało się odczytać w całości, więc niektóre jego godziny mogą nie być zablokowane.',
    }),
  unreadableLines: (count, lines) =>
    counted(count, {
      one: `Zobacz wiersz ${lines} pliku.`,
      few: `Zobacz wiersze ${lines} pliku.`,
      many: `Zobacz wiersze ${lines} pliku.`,
      other: `Zobacz wiersze ${lines} pliku.`,
    }),
  doubtful: (count) =>
    counted(count, {
      one: '# godzina ma nieznaną strefę czasową i jest odczytywana w strefie kalendarza.',
      few: '# godziny mają nieznaną strefę czasową i są odczytywane w strefie kalendarza.',
      many: '# godzin ma nieznaną strefę czasową i jest odczytywanych w strefie kalendarza.',
      other: '# godziny ma nieznaną strefę czasową i jest odczytywane w strefie kalendarza.',
    }),
  blocksNothing: 'niczego nie blokuje',
  readNow: 'Odczytaj teraz',
  readDone: (name) => `Odczytano „${name}”.`,
  ignore: 'Na razie ignoruj',
  useAgain: 'Używaj ponownie',
  settings: 'Ustawienia',
  remove: {
    open: 'Usuń',
    title: (name) => `Usunąć „${name}”?`,
    text: 'Zajęte godziny z tego kalendarza przestaną blokować, a jego adres lub hasło zostanie stąd usunięte. Zapisane w nim rezerwacje zostaną.',
    submit: 'Usuń kalendarz',
    done: (name) => `Usunięto „${name}”.`,
  },
  edit: {
    title: (name) => `Ustawienia: „${name}”`,
    name: 'Nazwa',
    whenUnreachable: 'Gdy przez sześć godzin nie można go odczytać',
    whenUnreachableChoices: {
      close: 'Wstrzymaj rezerwacje, aby uniknąć podwójnych terminów',
      keep: 'Nadal blokuj ostatnie znane zajęte godziny',
    },
    blocks: (name) => `Co blokuje terminy w „${name}”`,
    blocksChoices: { busy: 'Wpisy oznaczone jako zajęte', all: 'Każdy wpis', nothing: 'Nic' },
    writeTo: 'Zapisuj rezerwacje w kalendarzu',
    writeToNone: 'Nie zapisuj',
  },
  connect: {
    title: 'Dodaj kalendarz',
    provider: 'Gdzie jest Twój kalendarz?',
    providers: {
      google: 'Kalendarz Google',
      outlook: 'Outlook lub Microsoft 365',
      apple: 'Apple iCloud',
      proton: 'Proton Calendar',
      nextcloud: 'Nextcloud',
      other: 'Gdzie indziej',
    },
    how: 'Jak chcesz go połączyć?',
    byFeed: 'Przez adres',
    byAccount: 'Przez konto',
    feedHint: 'Odczytywane są zajęte godziny.',
    accountHint: 'Odczytywane są zajęte godziny i można w nim zapisywać rezerwacje.',
    steps: {
      google: [
        'Otwórz calendar.google.com na komputerze.',
        'Otwórz ustawienia kalendarza, a w nich „Integrowanie kalendarza”.',
        'Skopiuj „Tajny adres w formacie iCal”.',
      ],
      outlook: [
        'Otwórz ustawienia na outlook.com lub outlook.office.com.',
        'Wybierz „Kalendarz”, a potem „Udostępnione kalendarze”.',
        'Opublikuj kalendarz ze wszystkimi szczegółami lub tylko z informacją o zajętości i skopiuj link ICS.',
      ],
      appleFeed: [
        'Otwórz Kalendarz na iCloud.com lub na Macu.',
        'Udostępnij swój kalendarz jako „Kalendarz publiczny”.',
        'Skopiuj link. Zaczyna się od webcal://.',
      ],
      appleAccount: [
        'Otwórz account.apple.com, a potem „Logowanie i bezpieczeństwo”.',
        'Utwórz hasło do aplikacji.',
        'Wpisz adres e-mail swojego konta Apple i to hasło.',
      ],
      proton: [
        'Otwórz ustawienia na calendar.proton.me.',
        'Wybierz swój kalendarz, a potem udostępnianie każdemu.',
        'Utwórz link i skopiuj go.',
      ],
      nextcloudFeed: [
        'Otwórz Kalendarz w swoim Nextcloud.',
        'Udostępnij kalendarz za pomocą odnośnika.',
        'W menu tego odnośnika skopiuj odnośnik subskrypcji.',
      ],
      nextcloudAccount: [
        'Otwórz ustawienia swojego Nextcloud, a potem „Bezpieczeństwo”.',
        'Utwórz nowe hasło aplikacji.',
        'Wpisz adres swojego Nextcloud, nazwę użytkownika i to hasło.',
      ],
      otherFeed: ['Poszukaj opcji „Opublikuj”, „Udostępnij” lub „iCal”.', 'Skopiuj adres z końcówką .ics.'],
      otherAccount: [
        'Poszukaj hasła „CalDAV” w pomocy swojego dostawcy.',
        'Wpisz adres serwera, nazwę użytkownika i hasło; niektórzy dostawcy wymagają hasła do aplikacji.',
      ],
    },
    url: 'Adres kalendarza',
    urlHint:
      'Traktuj go jak hasło: każdy, kto go ma, może czytać Twój kalendarz. Przechowujemy go w postaci zaszyfrowanej.',
    server: 'Serwer',
    username: 'Nazwa użytkownika',
    password: 'Hasło',
    name: 'Jak go nazwać?',
    problems: {
      unauthorized:
        'Serwer kalendarza odmówił dostępu. Sprawdź wpisane dane; iCloud i Fastmail wymagają hasła do aplikacji.',
      not_found: 'Pod tym adresem nie ma kalendarza. Skopiuj go ponownie.',
      unreachable: 'Nie można połączyć się z serwerem kalendarza. Sprawdź adres.',
      timeout: 'Serwer kalendarza zbyt długo nie odpowiadał. Spróbuj ponownie później.',
      too_many_requests: 'Serwer kalendarza poprosił, żeby poczekać. Spróbuj ponownie później.',
      redirected: 'Serwer przekierowuje na inny adres. Wpisz ten adres.',
      unexpected_status: 'Serwer kalendarza zgłosił błąd. Sprawdź adres lub spróbuj ponownie później.',
      cut_off: 'Dotarła tylko część kalendarza. Spróbuj ponownie.',
    },
    submit: 'Połącz',
    reading: 'Odczytywanie kalendarza…',
    done: (name, busy) => `Połączono „${name}”: ${busy}.`,
  },
  feed: {
    title: 'Twoje rezerwacje w innym kalendarzu',
    text: 'Zasubskrybuj ten adres w swoim kalendarzu, aby widzieć w nim rezerwacje. Google sprawdza zmiany tylko co kilka godzin.',
    make: 'Utwórz adres',
    full: 'Z nazwiskami i miejscami',
    busyOnly: 'Tylko zajęte godziny',
    secret: 'Każdy, kto zna adres, widzi to, co on pokazuje. Jeśli trafił w niepowołane ręce, utwórz nowe adresy.',
    show: 'Pokaż adresy',
    rotate: 'Utwórz nowe adresy',
    rotateText:
      'Dotychczasowe adresy przestaną działać: kalendarze, które je subskrybują, nie będą już otrzymywać Twoich rezerwacji.',
    rotated: 'Nowe adresy są gotowe.',
  },
};
