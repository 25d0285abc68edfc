import type { AccountWords } from './en.ts';

export const words: AccountWords = {
  origins: 'Siti web che possono integrare il suo widget di prenotazione',
  anySite: 'Qualsiasi sito web consentito da questo server',
  onlyThese: 'Solo questi siti web',
  addresses: 'Indirizzi',
  addressesHint: 'Uno per riga, ad esempio https://example.com o https://*.example.com',
  wrongLine: (line) => `La riga ${line} non è l’indirizzo di un sito web, come https://example.com.`,
  field: 'Siti web',
  exportTitle: 'Esporta questo account',
  exportText:
    'Un file con tutti gli appuntamenti, i contatti, i tipi di appuntamento, le impostazioni e il registro attività, una riga di JSON per elemento. Contiene ciò che hanno scritto gli invitati: lo conservi al sicuro.',
  exportButton: 'Scarica l’esportazione',
};
