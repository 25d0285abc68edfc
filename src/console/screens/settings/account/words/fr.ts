import { countingOf } from '../../../../words/index.ts';
import type { AccountWords } from './en.ts';

const { counted } = countingOf('fr');

export const words: AccountWords = {
  origins: 'Sites web autorisés à intégrer votre widget de réservation',
  anySite: 'Tous les sites web que ce serveur autorise',
  onlyThese: 'Seulement ces sites web',
  addresses: 'Adresses',
  addressesHint: 'Une par ligne, par exemple https://example.com ou https://*.example.com',
  wrongLine: (line) => `La ligne ${line} n’est pas l’adresse d’un site web, comme https://example.com.`,
  field: 'Sites web',
  privacy: 'Confidentialité',
  erase: {
    label: 'Effacer les données des invités',
    never: 'Jamais',
    after: (months) => counted(months, { other: 'Après #\u00a0mois' }),
    hint: 'À compter de leur dernier rendez-vous. Les noms, les adresses, les réponses et les notes des contacts et des rendez-vous sont effacés, ainsi que les e-mails à leur sujet\u202f; les horaires restent pour vos statistiques.',
    title: (contacts) =>
      counted(contacts, {
        one: 'Effacer les données de #\u00a0contact\u202f?',
        other: 'Effacer les données de #\u00a0contacts\u202f?',
      }),
    since: (months) => counted(months, { other: 'Ils n’ont eu aucun rendez-vous depuis au moins #\u00a0mois.' }),
    text: 'Leurs données seront effacées sous un jour. Cette action est irréversible.',
    submit: 'Enregistrer et effacer',
  },
  exportTitle: 'Exporter ce compte',
  exportText:
    'Un fichier avec tous les rendez-vous, les contacts, les types de rendez-vous, les paramètres et le journal d’activité, une ligne de JSON par élément. Il contient ce que vos invités ont écrit\u00a0: gardez-le en lieu sûr.',
  exportButton: 'Télécharger l’export',
};
