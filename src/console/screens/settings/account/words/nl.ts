import type { AccountWords } from './en.ts';

export const words: AccountWords = {
  origins: 'Websites die uw boekingswidget mogen insluiten',
  anySite: 'Elke website die deze server toestaat',
  onlyThese: 'Alleen deze websites',
  addresses: 'Adressen',
  addressesHint: 'Eén per regel, zoals https://example.com of https://*.example.com',
  wrongLine: (line) => `Regel ${line} is niet het adres van een website zoals https://example.com.`,
  field: 'Websites',
  exportTitle: 'Dit account exporteren',
  exportText:
    'Eén bestand met alle boekingen, contacten, afspraaktypen, instellingen en de activiteitenlog, elk op een regel JSON. Het bevat wat genodigden hebben geschreven: bewaar het veilig.',
  exportButton: 'Export downloaden',
};
