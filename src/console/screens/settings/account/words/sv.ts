import { countingOf } from '../../../../words/index.ts';
import type { AccountWords } from './en.ts';

const { counted } = countingOf('sv');

export const words: AccountWords = {
  origins: 'Webbplatser som får bädda in din bokningswidget',
  anySite: 'Alla webbplatser som servern tillåter',
  onlyThese: 'Bara de här webbplatserna',
  addresses: 'Adresser',
  addressesHint: 'En per rad, till exempel https://example.com eller https://*.example.com',
  wrongLine: (line) => `Rad ${line} är inte adressen till en webbplats, till exempel https://example.com.`,
  field: 'Webbplatser',
  privacy: 'Integritet',
  erase: {
    label: 'Radera inbjudnas uppgifter',
    never: 'Aldrig',
    after: (months) => counted(months, { one: 'Efter # månad', other: 'Efter # månader' }),
    hint: 'Räknat från deras senaste möte. Namn, adresser, svar och anteckningar raderas ur kontakter och bokningar, och även mejlen om dem; tiderna finns kvar för din statistik.',
    title: (contacts) =>
      counted(contacts, { one: 'Radera uppgifterna om # kontakt?', other: 'Radera uppgifterna om # kontakter?' }),
    since: (months) =>
      counted(months, {
        one: 'De har inte haft något möte på minst # månad.',
        other: 'De har inte haft något möte på minst # månader.',
      }),
    text: 'Uppgifterna raderas inom ett dygn. Det går inte att ångra.',
    submit: 'Spara och radera',
  },
  exportTitle: 'Exportera kontot',
  exportText:
    'En fil med alla bokningar, kontakter, mötestyper, inställningar och aktivitetsloggen, en rad JSON var. Den innehåller det som de inbjudna skrev: förvara den säkert.',
  exportButton: 'Ladda ner exporten',
};
