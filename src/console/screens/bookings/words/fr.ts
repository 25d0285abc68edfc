import { countingOf } from '../../../words/index.ts';
import type { BookingsWords } from './en.ts';

const { counted } = countingOf('fr');

export const words: BookingsWords = {
  title: 'Rendez-\u2060vous',
  search: 'Rechercher nom ou e-mail',
  copyLink: 'Copier le lien de réservation',
  newBooking: 'Nouveau rendez-vous',
  download: 'Télécharger en CSV',
  views: { label: 'Quels rendez-vous', upcoming: 'À venir', past: 'Passés', canceled: 'Annulés' },
  next: {
    label: 'Prochain rendez-vous',
    soon: (when) => `Prochain · ${when}`,
    now: (until) => `En cours · jusqu’à ${until}`,
    title: (eventType, invitee) => (eventType ? `${eventType} avec ${invitee}` : invitee),
    inCity: (time, city) => `${time}, heure locale (${city})`,
    quoted: (text) => `«\u00a0${text}\u00a0»`,
    open: 'Ouvrir',
  },
  filters: {
    eventType: 'Type de rendez-vous',
    everyEventType: 'Tous les types de rendez-vous',
    host: 'Organisateur',
    everyHost: 'Tous les organisateurs',
    outcome: 'Présence',
    everyOutcome: 'Présents et absents',
    noShow: 'Absence',
  },
  empty: {
    upcoming: 'Aucun rendez-vous à venir',
    upcomingText: 'Envoyez votre lien de réservation à quelqu’un. Son rendez-vous apparaîtra ici.',
    past: 'Aucun rendez-vous passé',
    pastText: 'Les rendez-vous terminés sont affichés ici.',
    canceled: 'Aucun rendez-vous annulé',
    canceledText: 'Les rendez-vous annulés par vous ou par un invité sont affichés ici.',
    eventTypes: 'Voir vos types de rendez-vous',
    search: 'Aucun rendez-vous trouvé',
    searchText:
      'La recherche porte sur le début des noms et des adresses e-mail. Le rendez-vous se trouve peut-être dans un autre onglet.',
    clear: 'Effacer la recherche et les filtres',
  },
  deleted: {
    text: (count) =>
      counted(count, {
        one: '#\u00a0rendez-vous a été supprimé de l’agenda, mais n’est pas annulé.',
        other: '#\u00a0rendez-vous ont été supprimés de l’agenda, mais ne sont pas annulés.',
      }),
    decide: 'Annuler ou garder',
  },
  moved: {
    text: (count) =>
      counted(count, {
        one: '#\u00a0rendez-vous a changé d’heure dans l’agenda, mais n’est pas déplacé.',
        other: '#\u00a0rendez-vous ont changé d’heure dans l’agenda, mais ne sont pas déplacés.',
      }),
    decide: 'Déplacer ou remettre',
  },
  problem: {
    stale: (name, when) =>
      `Votre agenda «\u00a0${name}\u00a0» a été lu pour la dernière fois ${when}. Les dernières plages occupées connues restent bloquées.`,
    neverRead: (name) => `Votre agenda «\u00a0${name}\u00a0» n’a pas encore été lu.`,
    closed: (name) =>
      `Votre agenda «\u00a0${name}\u00a0» est illisible\u00a0: aucun de vos créneaux n’est donc proposé.`,
    kept: (name) =>
      `Votre agenda «\u00a0${name}\u00a0» est illisible. Les dernières plages occupées connues restent bloquées.`,
    more: (count) =>
      counted(count, { one: '#\u00a0autre agenda pose problème.', other: '#\u00a0autres agendas posent problème.' }),
    solve: 'Voir la solution',
  },
};
