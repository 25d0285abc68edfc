import { countingOf } from '../../../words/index.ts';
import type { WelcomeWords } from './en.ts';

const { counted } = countingOf('pl');

export const words: WelcomeWords = {
  title: (name) => `Witaj, ${name}`,
  intro: 'Cztery krótkie kroki i można rezerwować spotkania z Tobą. Wszystko można później zmienić.',
  change: 'Zmień',
  next: 'Zapisz i przejdź dalej',
  skip: 'Na razie pomiń',
  hours: {
    title: 'Kiedy można rezerwować?',
    zone: 'Twoja strefa czasowa',
    days: 'Dni',
    from: 'Od',
    until: 'Do',
    chooseDay: 'Wybierz co najmniej jeden dzień.',
    endFirst: 'Koniec musi być późniejszy niż początek.',
    later: (screen) => `Przerwy, dni wolne i inne godziny ustawisz w sekcji „${screen}”.`,
  },
  eventType: {
    title: 'Co można rezerwować?',
    name: 'Nazwa',
    firstTitle: (minutes) => `Spotkanie ${minutes}-minutowe`,
    nameHint: 'Widzą ją goście, na przykład „Rozmowa wstępna”.',
    length: 'Czas trwania',
    minutes: (count) => counted(count, { one: '# minuta', few: '# minuty', many: '# minut', other: '# minuty' }),
    place: 'Gdzie się spotykacie?',
    places: {
      none: 'Podam to każdemu osobno',
      video: 'Rozmowa wideo',
      phone: 'Rozmowa telefoniczna',
      in_person: 'Osobiście',
    },
    placeValue: {
      video: 'Link do Twojego pokoju wideo',
      phone: 'Numer telefonu, pod który zadzwonić',
      in_person: 'Adres',
    },
    placeHint: 'Widzą to tylko osoby, które zarezerwowały.',
  },
  calendar: {
    title: 'Który kalendarz pokazuje, kiedy nie masz czasu?',
    text: 'Nikt nie zarezerwuje terminu, który jest w nim zajęty. Wklej jego tajny adres w formacie iCal: znajdziesz go w ustawieniach kalendarza, w sekcji udostępniania lub integracji.',
    address: 'Tajny adres (iCal)',
    connect: 'Połącz',
    more: 'Inne sposoby połączenia kalendarza',
    connected: (name) => `Połączono: ${name}.`,
    skipped: 'Nie ma jeszcze kalendarza. Możesz go połączyć w sekcji „Kalendarze”.',
  },
  link: {
    title: 'Twój link do rezerwacji',
    text: 'Wyślij go, komu chcesz, albo wstaw do podpisu w e-mailach.',
    copy: 'Kopiuj link do rezerwacji',
    open: 'Otwórz',
    try: 'Zrób rezerwację próbną',
    tryText:
      'Zarezerwuj u siebie najbliższy wolny termin. Jeśli ten serwer wysyła e-maile, otrzymasz takie same jak Twoi goście.',
    none: 'W ciągu najbliższych czterech tygodni nie ma wolnego terminu. Sprawdź godziny w kroku 1.',
    booked: 'Działa. Twoja rezerwacja próbna:',
    show: 'Pokaż rezerwację',
    cancel: 'Odwołaj rezerwację próbną',
    canceled: 'Rezerwacja próbna została odwołana.',
  },
  passkey: {
    title: 'Następnym razem zalogować się bez hasła?',
    text: 'Klucz dostępu używa odcisku palca, twarzy lub kodu PIN tego urządzenia.',
    make: 'Utwórz klucz dostępu',
    name: 'Mój pierwszy klucz dostępu',
    made: 'Następnym razem możesz zalogować się kluczem dostępu.',
  },
  finish: 'Przejdź do rezerwacji',
};
