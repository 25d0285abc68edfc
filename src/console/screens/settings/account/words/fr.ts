import type { AccountWords } from './en.ts';

export const words: AccountWords = {
  origins: 'Sites web autorisés à intégrer votre widget de réservation',
  anySite: 'Tous les sites web que ce serveur autorise',
  onlyThese: 'Seulement ces sites web',
  addresses: 'Adresses',
  addressesHint: 'Une par ligne, par exemple https://example.com ou https://*.example.com',
  wrongLine: (line) => `La ligne ${line} n’est pas l’adresse d’un site web, comme https://example.com.`,
  field: 'Sites web',
  exportTitle: 'Exporter ce compte',
  exportText:
    'Un fichier avec tous les rendez-vous, les contacts, les types de rendez-vous, les paramètres et le journal d’activité, une ligne de JSON par élément. Il contient ce que vos invités ont écrit\u00a0: gardez-le en lieu sûr.',
  exportButton: 'Télécharger l’export',
};
