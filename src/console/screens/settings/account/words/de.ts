import type { AccountWords } from './en.ts';

export const words: AccountWords = {
  origins: 'Websites, die Ihr Buchungs-Widget einbetten dürfen',
  anySite: 'Jede Website, die dieser Server zulässt',
  onlyThese: 'Nur diese Websites',
  addresses: 'Adressen',
  addressesHint: 'Eine pro Zeile, zum Beispiel https://example.com oder https://*.example.com',
  wrongLine: (line) => `Zeile ${line} ist nicht die Adresse einer Website wie https://example.com.`,
  field: 'Websites',
  exportTitle: 'Dieses Konto exportieren',
  exportText:
    'Eine Datei mit allen Buchungen, Kontakten, Terminarten, Einstellungen und dem Aktivitätsprotokoll, je eine Zeile JSON. Sie enthält, was Gäste geschrieben haben: Bewahren Sie sie sicher auf.',
  exportButton: 'Export herunterladen',
};
