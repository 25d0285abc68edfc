import type { AccountWords } from './en.ts';

export const words: AccountWords = {
  origins: 'Witryny, które mogą osadzać Twój widżet rezerwacji',
  anySite: 'Każda witryna, na którą zezwala ten serwer',
  onlyThese: 'Tylko te witryny',
  addresses: 'Adresy',
  addressesHint: 'Jeden w wierszu, na przykład https://example.com lub https://*.example.com',
  wrongLine: (line) => `Wiersz ${line} nie jest adresem witryny, takim jak https://example.com.`,
  field: 'Witryny',
  exportTitle: 'Eksport konta',
  exportText:
    'Jeden plik ze wszystkimi rezerwacjami, kontaktami, rodzajami spotkań, ustawieniami i dziennikiem zmian, po jednym wierszu JSON. Zawiera to, co napisali goście: przechowuj go bezpiecznie.',
  exportButton: 'Pobierz eksport',
};
