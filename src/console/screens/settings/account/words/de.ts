import { countingOf } from '../../../../words/index.ts';
import type { AccountWords } from './en.ts';

const { counted } = countingOf('de');

export const words: AccountWords = {
  origins: 'Websites, die Ihr Buchungs-Widget einbetten dürfen',
  anySite: 'Jede Website, die dieser Server zulässt',
  onlyThese: 'Nur diese Websites',
  addresses: 'Adressen',
  addressesHint: 'Eine pro Zeile, zum Beispiel https://example.com oder https://*.example.com',
  wrongLine: (line) => `Zeile ${line} ist nicht die Adresse einer Website wie https://example.com.`,
  field: 'Websites',
  privacy: 'Datenschutz',
  erase: {
    label: 'Daten von Gästen löschen',
    never: 'Nie',
    after: (months) =>
      counted(months, { one: '# Monat nach dem letzten Termin', other: '# Monate nach dem letzten Termin' }),
    hint: 'Entfernt Namen, Adressen, Antworten und Notizen aus Kontakten und vergangenen Buchungen und löscht die E-Mails dazu; die Zeiten bleiben für Ihre Statistik.',
    title: (contacts) =>
      counted(contacts, { one: 'Daten von # Kontakt löschen?', other: 'Daten von # Kontakten löschen?' }),
    text: 'Der letzte Termin liegt länger zurück. Die Daten werden innerhalb eines Tages gelöscht. Das lässt sich nicht rückgängig machen.',
    submit: 'Speichern und löschen',
  },
  exportTitle: 'Dieses Konto exportieren',
  exportText:
    'Eine Datei mit allen Buchungen, Kontakten, Terminarten, Einstellungen und dem Aktivitätsprotokoll, je eine Zeile JSON. Sie enthält, was Gäste geschrieben haben: Bewahren Sie sie sicher auf.',
  exportButton: 'Export herunterladen',
};
