import { countingOf } from '../../../../words/index.ts';
import type { AccountWords } from './en.ts';

const { counted } = countingOf('nl');

export const words: AccountWords = {
  origins: 'Websites die uw boekingswidget mogen insluiten',
  anySite: 'Elke website die deze server toestaat',
  onlyThese: 'Alleen deze websites',
  addresses: 'Adressen',
  addressesHint: 'Eén per regel, zoals https://example.com of https://*.example.com',
  wrongLine: (line) => `Regel ${line} is niet het adres van een website zoals https://example.com.`,
  field: 'Websites',
  privacy: 'Privacy',
  erase: {
    label: 'Gegevens van genodigden wissen',
    never: 'Nooit',
    after: (months) => counted(months, { one: 'Na # maand', other: 'Na # maanden' }),
    hint: 'Gerekend vanaf hun laatste afspraak. Namen, adressen, antwoorden en notities worden uit contacten en boekingen gewist, net als de e-mails erover; de tijden blijven voor uw statistieken.',
    title: (contacts) =>
      counted(contacts, { one: 'De gegevens van # contact wissen?', other: 'De gegevens van # contacten wissen?' }),
    since: (months) =>
      counted(months, {
        one: 'Zij hebben al minstens # maand geen afspraak gehad.',
        other: 'Zij hebben al minstens # maanden geen afspraak gehad.',
      }),
    text: 'De gegevens worden binnen een dag gewist. Dit kan niet ongedaan worden gemaakt.',
    submit: 'Opslaan en wissen',
  },
  exportTitle: 'Dit account exporteren',
  exportText:
    'Eén bestand met alle boekingen, contacten, afspraaktypen, instellingen en de activiteitenlog, elk op een regel JSON. Het bevat wat genodigden hebben geschreven: bewaar het veilig.',
  exportButton: 'Export downloaden',
};
