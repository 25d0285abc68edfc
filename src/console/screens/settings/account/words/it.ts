import { countingOf } from '../../../../words/index.ts';
import type { AccountWords } from './en.ts';

const { counted } = countingOf('it');

export const words: AccountWords = {
  origins: 'Siti web che possono integrare il suo widget di prenotazione',
  anySite: 'Qualsiasi sito web consentito da questo server',
  onlyThese: 'Solo questi siti web',
  addresses: 'Indirizzi',
  addressesHint: 'Uno per riga, ad esempio https://example.com o https://*.example.com',
  wrongLine: (line) => `La riga ${line} non è l’indirizzo di un sito web, come https://example.com.`,
  field: 'Siti web',
  privacy: 'Privacy',
  erase: {
    label: 'Cancella i dati degli invitati',
    never: 'Mai',
    after: (months) => counted(months, { one: 'Dopo # mese', other: 'Dopo # mesi' }),
    hint: 'A partire dall’ultimo appuntamento. Vengono cancellati nomi, indirizzi, risposte e note dai contatti e dagli appuntamenti, e le e-mail che li riguardano; gli orari restano per le sue statistiche.',
    title: (contacts) =>
      counted(contacts, { one: 'Cancellare i dati di # contatto?', other: 'Cancellare i dati di # contatti?' }),
    since: (months) =>
      counted(months, {
        one: 'Non hanno avuto appuntamenti da almeno # mese.',
        other: 'Non hanno avuto appuntamenti da almeno # mesi.',
      }),
    text: 'I dati verranno cancellati entro un giorno. L’operazione non si può annullare.',
    submit: 'Salva e cancella',
  },
  exportTitle: 'Esporta questo account',
  exportText:
    'Un file con tutti gli appuntamenti, i contatti, i tipi di appuntamento, le impostazioni e il registro attività, una riga di JSON per elemento. Contiene ciò che hanno scritto gli invitati: lo conservi al sicuro.',
  exportButton: 'Scarica l’esportazione',
};
