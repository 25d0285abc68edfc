import { countingOf } from '../../../../words/index.ts';
import type { NoticesWords } from './en.ts';

const { counted } = countingOf('fr');

export const words: NoticesWords = {
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
  hostless: {
    off: (title) => `«\u00a0${title}\u00a0» est désactivé, car il n’a plus d’organisateur.`,
    solve: 'Choisir des organisateurs',
    solveAlone: 'Activer pour en devenir l’organisateur',
  },
  undelivered: {
    mails: (count) =>
      counted(count, {
        one: '#\u00a0e-mail concernant un rendez-vous n’a pas pu être remis.',
        other: '#\u00a0e-mails concernant des rendez-vous n’ont pas pu être remis.',
      }),
    calendar: (name) => `Le dernier rendez-vous n’a pas pu être inscrit dans votre agenda «\u00a0${name}\u00a0».`,
  },
  problem: {
    stale: (name, when) =>
      `Votre agenda «\u00a0${name}\u00a0» a été lu pour la dernière fois ${when}. Les dernières plages occupées connues restent bloquées.`,
    neverRead: (name) => `Votre agenda «\u00a0${name}\u00a0» n’a pas encore été lu.`,
    closed: (name) =>
      `Votre agenda «\u00a0${name}\u00a0» est illisible\u00a0: aucun de vos créneaux n’est donc proposé.`,
    kept: (name) =>
      `Votre agenda «\u00a0${name}\u00a0» est illisible. Les dernières plages occupées connues restent bloquées.`,
    colleague: (host, name) => `L’agenda «\u00a0${name}\u00a0» de ${host} pose problème.`,
    more: (count) =>
      counted(count, { one: '#\u00a0autre agenda pose problème.', other: '#\u00a0autres agendas posent problème.' }),
    solve: 'Voir la solution',
  },
};
