import { countingOf } from '../../../words/index.ts';
import type { BookingWords } from './en.ts';

const { counted } = countingOf('de');

export const words: BookingWords = {
  title: (eventType, invitee) => (eventType ? `${eventType} mit ${invitee}` : invitee),
  facts: {
    title: 'Einzelheiten',
    when: 'Wann',
    whenThere: (city) => `Ortszeit in ${city}`,
    where: 'Wo',
    nowhere: 'Kein Ort festgelegt',
    who: 'Wer',
    guests: 'Weitere Gäste',
    host: 'Gastgeber',
    reason: 'Grund der Absage',
    noReason: 'Kein Grund angegeben',
    bookedOn: 'Gebucht',
  },
  answers: { title: 'Antworten', none: 'Zu dieser Buchung gibt es keine weiteren Antworten.', yes: 'Ja', no: 'Nein' },
  note: {
    title: 'Ihre Notiz',
    label: 'Notiz',
    hint: 'Nur Sie und Ihre Kolleginnen und Kollegen sehen sie.',
    saved: 'Notiz gespeichert',
  },
  history: {
    title: 'Verlauf',
    changes: {
      booked: (who) => (who ? `Gebucht von ${who}` : 'Gebucht'),
      rescheduled: (who) => (who ? `Verschoben von ${who}` : 'Verschoben'),
      canceled: (who) => (who ? `Abgesagt von ${who}` : 'Abgesagt'),
      no_show: (who) => (who ? `„Nicht erschienen“ geändert von ${who}` : '„Nicht erschienen“ geändert'),
      note: (who) => (who ? `Notiz geändert von ${who}` : 'Notiz geändert'),
    },
    rescheduled: (who, to, from) =>
      `Verschoben${who ? ` von ${who}` : ''}: ${from ? `bisher ${from}, jetzt ${to}` : `jetzt ${to}`}`,
    actors: {
      you: 'Ihnen',
      colleague: 'jemandem aus Ihrem Team',
      program: 'einem Programm',
      assistant: 'einem Agenten',
    },
    mail: (about, address) => `${about} an ${address}`,
    mails: {
      'event.created': 'Bestätigung',
      'event.rescheduled': 'Neue Zeit',
      'event.canceled': 'Absage',
      'event.reminder': 'Erinnerung',
    },
    webhook: 'Nachricht an einen Webhook',
    statuses: { pending: 'unterwegs', succeeded: 'gesendet', failed: 'fehlgeschlagen', skipped: 'nicht gesendet' },
    resend: 'Noch einmal senden',
    resendTo: (address) => `Noch einmal an ${address} senden`,
    resent: (address) => `Eine neue E-Mail an ${address} ist unterwegs.`,
  },
  reschedule: {
    open: 'Verschieben',
    title: 'Andere Zeit wählen',
    text: (name) => `Hier stehen nur freie Zeiten, die Sie anbieten. ${name} wird benachrichtigt.`,
    submit: 'Verschieben',
    done: (time) => `Verschoben auf ${time}.`,
  },
  cancel: {
    open: 'Buchung absagen',
    title: 'Diese Buchung absagen?',
    text: (name) => `${name} wird benachrichtigt. Eine Absage lässt sich nicht rückgängig machen.`,
    reason: 'Grund',
    reasonHint: (name) => `${name} kann ihn lesen.`,
    submit: 'Buchung absagen',
    keep: 'Buchung behalten',
    done: 'Abgesagt.',
  },
  again: {
    open: 'Noch einmal buchen',
    title: 'Noch einmal buchen',
    text: (name) => `Bucht eine weitere Zeit für ${name}, mit denselben Antworten.`,
    submit: 'Buchen',
    done: (time) => `Gebucht für ${time}.`,
  },
  noShow: {
    mark: 'Nicht erschienen',
    marked: (name) => `Sie haben vermerkt, dass ${name} nicht erschienen ist. Niemand wurde benachrichtigt.`,
    unmarked: 'Der Vermerk ist entfernt.',
  },
  told: {
    yes: (name) => `${name} wurde per E-Mail benachrichtigt.`,
    no: (name) => `Dieser Server verschickt keine E-Mails. Sagen Sie ${name} selbst Bescheid.`,
    write: 'E-Mail schreiben',
  },
  slots: {
    month: 'Monat',
    previous: 'Voriger Monat',
    next: 'Nächster Monat',
    timesOn: (day) => `Zeiten am ${day}`,
    none: (month) => `Im ${month} ist keine Zeit frei.`,
    goTo: (day) => `Zum nächsten freien Tag, ${day}`,
    freeTimes: (day, count) => `${day}, ${counted(count, { one: '# Zeit', other: '# Zeiten' })}`,
    noFreeTime: (day) => `${day}, keine freien Zeiten`,
    chosen: (time, city) => `${time} in ${city}`,
    why: 'Warum fehlt eine Zeit?',
  },
};
