import { countingOf } from '../../../../words/index.ts';
import type { NoticesWords } from './en.ts';

const { counted } = countingOf('it');

export const words: NoticesWords = {
  deleted: {
    text: (count) =>
      counted(count, {
        one: '# appuntamento è stato eliminato dal calendario, ma non è annullato.',
        other: '# appuntamenti sono stati eliminati dal calendario, ma non sono annullati.',
      }),
    decide: 'Annulla o mantieni',
  },
  moved: {
    text: (count) =>
      counted(count, {
        one: '# appuntamento ha un altro orario nel calendario, ma non è stato spostato.',
        other: '# appuntamenti hanno un altro orario nel calendario, ma non sono stati spostati.',
      }),
    decide: 'Sposta o ripristina',
  },
  hostless: {
    off: (title) => `«${title}» è disattivato perché non ha più organizzatori.`,
    solve: 'Scegli gli organizzatori',
    solveAlone: 'Attiva per esserne l’organizzatore',
  },
  undelivered: {
    mails: (count) =>
      counted(count, {
        one: 'Non è stato possibile consegnare # e-mail su un appuntamento.',
        other: 'Non è stato possibile consegnare # e-mail su appuntamenti.',
      }),
    calendar: (name) => `Non è stato possibile scrivere l’ultimo appuntamento nel suo calendario “${name}”.`,
  },
  problem: {
    stale: (name, when) =>
      `Il suo calendario “${name}” è stato letto l’ultima volta ${when}. Gli ultimi impegni noti restano bloccati.`,
    neverRead: (name) => `Il suo calendario “${name}” non è ancora stato letto.`,
    closed: (name) => `Il suo calendario “${name}” non è leggibile, quindi non viene proposto nessuno dei suoi orari.`,
    kept: (name) => `Il suo calendario “${name}” non è leggibile. Gli ultimi impegni noti restano bloccati.`,
    colleague: (host, name) => `C’è un problema con il calendario “${name}” di ${host}.`,
    more: (count) =>
      counted(count, { one: '# altro calendario ha un problema.', other: '# altri calendari hanno un problema.' }),
    solve: 'Vedi che cosa fare',
  },
};
