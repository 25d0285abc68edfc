import type { AccountWords } from './en.ts';

export const words: AccountWords = {
  origins: 'Webbplatser som får bädda in din bokningswidget',
  anySite: 'Alla webbplatser som servern tillåter',
  onlyThese: 'Bara de här webbplatserna',
  addresses: 'Adresser',
  addressesHint: 'En per rad, till exempel https://example.com eller https://*.example.com',
  wrongLine: (line) => `Rad ${line} är inte adressen till en webbplats, till exempel https://example.com.`,
  field: 'Webbplatser',
  exportTitle: 'Exportera kontot',
  exportText:
    'En fil med alla bokningar, kontakter, mötestyper, inställningar och aktivitetsloggen, en rad JSON var. Den innehåller det som de inbjudna skrev: förvara den säkert.',
  exportButton: 'Ladda ner exporten',
};
