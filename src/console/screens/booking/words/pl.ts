import { countingOf } from '../../../words/index.ts';
import type { BookingWords } from './en.ts';

const { counted } = countingOf('pl');

export const words: BookingWords = {
  title: (eventType, invitee) => (eventType ? `${eventType} – ${invitee}` : invitee),
  facts: {
    title: 'Szczegóły',
    when: 'Kiedy',
    whenThere: (city) => `Czas lokalny (${city})`,
    where: 'Gdzie',
    nowhere: 'Nie ustalono miejsca',
    who: 'Kto',
    guests: 'Dodatkowi goście',
    host: 'Organizator',
    reason: 'Powód odwołania',
    noReason: 'Nie podano powodu',
    bookedOn: 'Zarezerwowano',
  },
  answers: { title: 'Odpowiedzi', none: 'Ta rezerwacja nie ma innych odpowiedzi.', yes: 'Tak', no: 'Nie' },
  note: {
    title: 'Twoja notatka',
    label: 'Notatka',
    hint: 'Widzisz ją tylko Ty i Twój zespół.',
    saved: 'Notatka zapisana',
  },
  history: {
    title: 'Historia',
    changes: {
      booked: (who) => (who ? `Zarezerwowano · ${who}` : 'Zarezerwowano'),
      rescheduled: (who) => (who ? `Zmieniono termin · ${who}` : 'Zmieniono termin'),
      canceled: (who) => (who ? `Odwołano · ${who}` : 'Odwołano'),
      no_show: (who) => (who ? `Zmieniono „Nieobecność” · ${who}` : 'Zmieniono „Nieobecność”'),
      note: (who) => (who ? `Zmieniono notatkę · ${who}` : 'Zmieniono notatkę'),
    },
    rescheduled: (who, to, from) =>
      `Zmieniono termin${who ? ` · ${who}` : ''} · ${from ? `dotychczas: ${from}, teraz: ${to}` : `teraz: ${to}`}`,
    actors: { you: 'Ty', colleague: 'ktoś z zespołu', program: 'program', assistant: 'agent' },
    mail: (about, address) => `${about} na adres ${address}`,
    mails: {
      'event.created': 'Potwierdzenie',
      'event.rescheduled': 'Nowy termin',
      'event.canceled': 'Odwołanie',
      'event.reminder': 'Przypomnienie',
    },
    webhook: 'Wiadomość do webhooka',
    statuses: { pending: 'w drodze', succeeded: 'wysłano', failed: 'błąd', skipped: 'nie wysłano' },
    resend: 'Wyślij ponownie',
    resendTo: (address) => `Wyślij ponownie na adres ${address}`,
    resent: (address) => `Nowa wiadomość e-mail na adres ${address} jest w drodze.`,
  },
  reschedule: {
    open: 'Zmień termin',
    title: 'Wybierz inny termin',
    text: (name) => `Na liście są tylko wolne terminy, które udostępniasz. ${name} otrzyma powiadomienie.`,
    submit: 'Zmień termin',
    done: (time) => `Nowy termin: ${time}.`,
  },
  cancel: {
    open: 'Odwołaj rezerwację',
    title: 'Odwołać tę rezerwację?',
    text: (name) => `${name} otrzyma powiadomienie. Odwołania nie można cofnąć.`,
    reason: 'Powód',
    reasonHint: (name) => `${name} zobaczy ten tekst.`,
    submit: 'Odwołaj rezerwację',
    keep: 'Zachowaj rezerwację',
    done: 'Odwołano.',
  },
  again: {
    open: 'Zarezerwuj ponownie',
    title: 'Zarezerwuj ponownie',
    text: (name) => `Rezerwuje kolejny termin z tymi samymi odpowiedziami: ${name}.`,
    submit: 'Zarezerwuj',
    done: (time) => `Zarezerwowano: ${time}.`,
  },
  noShow: {
    mark: 'Nieobecność',
    marked: (name) => `Zapisano nieobecność: ${name}. Nikt nie otrzymał powiadomienia.`,
    unmarked: 'Usunięto zapis o nieobecności.',
  },
  told: {
    yes: (name) => `${name} otrzyma powiadomienie e-mail.`,
    no: (name) => `Ten serwer nie wysyła e-maili. ${name} nie dostanie powiadomienia, więc przekaż je samodzielnie.`,
    write: 'Napisz e-mail',
  },
  slots: {
    month: 'Miesiąc',
    previous: 'Poprzedni miesiąc',
    next: 'Następny miesiąc',
    timesOn: (day) => `Godziny: ${day}`,
    none: (month) => `Brak wolnych terminów: ${month}.`,
    goTo: (day) => `Przejdź do najbliższego wolnego dnia: ${day}`,
    freeTimes: (day, count) =>
      `${day}, ${counted(count, { one: '# wolny termin', few: '# wolne terminy', many: '# wolnych terminów', other: '# wolnego terminu' })}`,
    noFreeTime: (day) => `${day}, brak wolnych terminów`,
    chosen: (time, city) => `${time}, ${city}`,
    why: 'Dlaczego brakuje terminu?',
  },
};
