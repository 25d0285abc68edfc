import { pluralIn } from './plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('pl');

// Names stay as they are, since no one knows how to decline them: sentences are built so that they need not be.
export const polish: Words = {
  hello: () => 'Dzień dobry!',
  meetingWith: (title, name) => `${title} – ${name}`,
  subject: (status, meeting, when) => `${status}: ${meeting}, ${when}`,
  reminderSubject: (day, time, meeting) => `${day}, ${time}: ${meeting}`,
  status: {
    confirmed: 'Potwierdzono',
    newBooking: 'Nowa rezerwacja',
    invitation: 'Zaproszenie',
    rescheduled: 'Zmiana terminu',
    reassigned: 'Zmiana organizatora',
    unassigned: 'Przekazano',
    canceled: 'Odwołano',
  },
  openings: {
    invitee: {
      created: 'Rezerwacja jest potwierdzona.',
      rescheduled: 'Termin rezerwacji został zmieniony.',
      reassigned: 'Spotkanie poprowadzi inna osoba.',
      canceled: 'Rezerwacja została odwołana.',
      reminder: 'Zbliża się termin spotkania.',
    },
    host: {
      created: 'Jest nowa rezerwacja.',
      rescheduled: 'Zmienił się termin rezerwacji.',
      reassigned: 'Przydzielono rezerwację.',
      canceled: 'Odwołano rezerwację.',
      reminder: 'Zbliża się termin spotkania.',
    },
    guest: {
      created: 'Zapraszamy na spotkanie.',
      rescheduled: 'Termin spotkania został zmieniony.',
      reassigned: 'Spotkanie poprowadzi inna osoba.',
      canceled: 'Spotkanie zostało odwołane.',
      reminder: 'Zbliża się termin spotkania.',
    },
  },
  unassigned: 'Rezerwację przekazano innej osobie z zespołu.',
  labels: {
    what: 'Temat',
    when: 'Kiedy',
    inviteeTime: 'Czas lokalny gościa',
    formerTime: 'Dotychczasowy termin',
    place: 'Gdzie',
    formerPlace: 'Dotychczasowe miejsce',
    host: 'Organizator',
    bookedBy: 'Osoba rezerwująca',
    cancelReason: 'Powód odwołania',
    answers: 'Odpowiedzi',
  },
  guests: (count) => plural(count, { one: 'Dodatkowy gość', other: 'Dodatkowi goście' }),
  moreAnswers: (count) =>
    plural(count, {
      one: '# kolejna odpowiedź nie mieści się w tej wiadomości.',
      few: '# kolejne odpowiedzi nie mieszczą się w tej wiadomości.',
      other: '# kolejnych odpowiedzi nie mieści się w tej wiadomości.',
    }),
  yes: 'Tak',
  no: 'Nie',
  actions: { view: 'Zobacz rezerwację', reschedule: 'Zmień termin', cancel: 'Odwołaj rezerwację' },
  reply: (name) => `Odpowiedź na tę wiadomość otrzyma ${name}.`,
  whyYou: 'Ta wiadomość przyszła, ponieważ przy rezerwacji podano ten adres e-mail.',
  invitedBy: (name) => `Zaproszenie wysyła ${name}.`,
  links: {
    confirmEmail: {
      subject: 'Potwierdź swój adres e-mail',
      opening: 'Potwierdź ten adres, aby otrzymywać tutaj wiadomości o rezerwacjach.',
      action: 'Potwierdź adres',
      validity: 'Link działa tylko raz, przez 24 godziny.',
      whyYou: 'Ta wiadomość przyszła, ponieważ ktoś podał ten adres w swoim profilu. Jeśli to nie Ty, zignoruj ją.',
    },
    signIn: {
      subject: 'Link do logowania',
      opening: 'Użyj tego linku, aby zalogować się do panelu.',
      action: 'Zaloguj się',
      validity: 'Link działa tylko raz, przez 15 minut.',
      whyYou:
        'Ta wiadomość przyszła, ponieważ ktoś poprosił o link do logowania, podając ten adres. Jeśli to nie Ty, zignoruj ją: bez niej nikt się nie zaloguje.',
    },
    invitation: {
      subject: 'Zaproszenie do logowania',
      opening: 'Masz zaproszenie do wspólnego zarządzania rezerwacjami.',
      action: 'Przyjmij zaproszenie',
      validity: 'Link działa tylko raz, przez siedem dni.',
      whyYou:
        'Ta wiadomość przyszła, ponieważ ktoś ze współpracowników podał ten adres, aby Cię zaprosić. Jeśli nie znasz tej osoby, zignoruj ją.',
    },
  },
  calendars: {
    subject: (calendar) => `Nie można odczytać kalendarza ${calendar}`,
    failing: 'Nie można odczytać tego kalendarza. Ostatnie znane zajęte godziny pozostają zablokowane.',
    closed:
      'Tego kalendarza nie udało się odczytać od ponad sześciu godzin. Dopóki się to nie uda, nikt nie może dokonać rezerwacji.',
    calendarLabel: 'Kalendarz',
    lastRead: 'Ostatni odczyt',
    advice:
      'Jeśli zmienił się adres lub hasło, kalendarz trzeba połączyć ponownie. Aby przyjmować rezerwacje bez niego, można go na razie zignorować.',
  },
  notices: {
    deletedEntries: {
      subject: 'Usunięto z kalendarza, ale nie odwołano',
      opening: (count) =>
        plural(count, {
          one: 'To zostało usunięte z Twojego kalendarza. Rezerwacja jest nadal ważna: nikt nie został powiadomiony.',
          other:
            'Te spotkania zostały usunięte z Twojego kalendarza. Rezerwacje są nadal ważne: nikt nie został powiadomiony.',
        }),
      advice:
        'Aby odwołać spotkanie, należy otworzyć rezerwację w panelu i ją odwołać. Jeśli ma pozostać, zostanie ponownie zapisana w kalendarzu.',
    },
    changedEmail: {
      subject: 'Zmieniono Twój adres e-mail',
      opening: () => 'Wiadomości o Twoich rezerwacjach trafiają teraz na inny adres.',
      advice: 'Jeśli to nie Ty, zaloguj się do panelu, sprawdź adres w swoim profilu i zmień hasło.',
    },
    addedPasskey: {
      subject: 'Dodano klucz dostępu',
      opening: () => 'Za pomocą nowego klucza dostępu można teraz zalogować się do panelu pod Twoim adresem.',
      advice: 'Jeśli to nie Ty, zaloguj się do panelu, usuń klucz dostępu i zmień hasło.',
    },
  },
  refusedMail: {
    subject: (address) => `Nie udało się dotrzeć do ${address}`,
    opening: 'Serwer poczty tego adresu odrzucił naszą wiadomość o tej rezerwacji.',
    advice: 'Być może adres zawiera błąd. Prosimy powiadomić tę osobę w inny sposób.',
  },
};
