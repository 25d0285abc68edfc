import { countingOf } from '../../../words/index.ts';
import type { WhyWords } from './en.ts';

const { counted } = countingOf('it');

export const words: WhyWords = {
  title: 'Perché manca un orario?',
  parent: 'Tipi di appuntamento',
  eventType: 'Tipo di appuntamento',
  date: 'Giorno',
  previous: 'Giorno precedente',
  next: 'Giorno successivo',
  zone: 'Fuso orario dell’invitato',
  day: 'La giornata',
  open: 'Orari',
  against: 'Blocchi',
  starts: (date) => `Orari di ${date}`,
  offered: 'Proposto',
  notOffered: 'Non proposto',
  count: (offered, all) => `${offered} su ${all} proposti`,
  none: 'In questo giorno non ci sono orari: è fuori dai suoi orari di disponibilità.',
  noSchedule: 'Non ha nessuna agenda, quindi non viene proposto nulla.',
  editHours: 'Modifica gli orari',
  inactive: 'Questo tipo di appuntamento è disattivato, quindi non viene proposto nulla.',
  editEventType: 'Apri il tipo di appuntamento',
  someone: 'qualcuno',
  aCalendar: 'Un calendario collegato',
  perPeriod: { day: 'al giorno', week: 'a settimana', month: 'al mese', year: 'all’anno' },
  withinPeriod: { day: 'in quel giorno', week: 'in quella settimana', month: 'in quel mese', year: 'in quell’anno' },
  bands: {
    open: (range) => `Aperto ${range}`,
    override: (range) => `Aperto ${range}, solo in questo giorno`,
    closed: 'Chiuso',
    booked: (name, range) => `Prenotato: ${name}, ${range}`,
    breaks: 'Pausa prima o dopo un appuntamento',
    calendar: (name, range) => `“${name}” è occupato ${range}`,
    unread: (name) => `${name} è stato letto solo fin qui`,
    notice: (length) => `Preavviso insufficiente: il minimo è di ${length}`,
    window: 'Troppo avanti nel tempo',
    limit: (count, perPeriod) => `Limite raggiunto: ${count} ${perPeriod}`,
  },
  sentences: {
    off_grid: 'Nessun orario inizia in questo minuto.',
    outside_hours: 'È fuori dai suoi orari.',
    closed: 'A quell’ora è chiuso.',
    taken: 'A quell’ora ha un altro impegno.',
    booked: (name, range) => `Appuntamento con ${name}, ${range}.`,
    tooClose: (name, range) =>
      `Troppo vicino all’appuntamento con ${name}, ${range}: lei tiene una pausa tra gli appuntamenti.`,
    calendar: (name, range, ago) => `Il suo calendario “${name}” è occupato ${range} (letto ${ago}).`,
    tooCloseToCalendar: (name, range) =>
      `Troppo vicino a un impegno del suo calendario “${name}”, ${range}: lei tiene una pausa tra gli appuntamenti.`,
    unread: (name) => `${name} è stato letto solo fin qui, quindi non viene proposto nulla.`,
    notice: (length) => `Preavviso insufficiente: bisogna prenotare almeno ${length} prima.`,
    window: (last) => `Troppo avanti nel tempo: si può prenotare fino a ${last}.`,
    limit: (count, withinPeriod) =>
      `${counted(count, { one: 'C’è già # appuntamento', other: 'Ci sono già # appuntamenti' })} ${withinPeriod}: lei non ne permette altri.`,
    limitUnknown: 'Ci sono già tanti appuntamenti quanti lei ne permette.',
  },
};
