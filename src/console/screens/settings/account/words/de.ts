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
    after: (months) => counted(months, { one: 'Nach einem Monat', other: 'Nach # Monaten' }),
    hint: 'Gerechnet ab dem letzten Termin. Namen, Adressen, Antworten und Notizen werden aus Kontakten und Buchungen gelöscht, ebenso die E-Mails dazu; die Zeiten bleiben für Ihre Statistik.',
    title: (contacts) =>
      counted(contacts, { one: 'Daten von # Kontakt löschen?', other: 'Daten von # Kontakten löschen?' }),
    since: (months) =>
      counted(months, {
        one: 'Sie hatten seit mindestens einem Monat keinen Termin.',
        other: 'Sie hatten seit mindestens # Monaten keinen Termin.',
      }),
    text: 'Die Daten werden innerhalb eines Tages gelöscht. Das lässt sich nicht rückgängig machen.',
    submit: 'Speichern und löschen',
  },
  exportTitle: 'Dieses Konto exportieren',
  exportText:
    'Eine Datei mit allen Buchungen, Kontakten, Terminarten, Einstellungen und dem Aktivitätsprotokoll, je eine Zeile JSON. Sie enthält, was Gäste geschrieben haben: Bewahren Sie sie sicher auf.',
  exportButton: 'Export herunterladen',
};
