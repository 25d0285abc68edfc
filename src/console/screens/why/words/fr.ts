import { countingOf } from '../../../words/index.ts';
import type { WhyWords } from './en.ts';

const { counted } = countingOf('fr');

export const words: WhyWords = {
  title: 'Pourquoi manque-t-il un créneau\u202f?',
  parent: 'Types de rendez-vous',
  eventType: 'Type de rendez-vous',
  date: 'Jour',
  previous: 'Jour précédent',
  next: 'Jour suivant',
  zone: 'Fuseau horaire de l’invité',
  day: 'La journée',
  open: 'Horaires',
  against: 'Blocages',
  starts: (date) => `Heures de début le ${date}`,
  offered: 'Proposé',
  notOffered: 'Non proposé',
  count: (offered, all) => `${offered} sur ${all} proposés`,
  none: 'Aucune heure de début ce jour-là\u00a0: il est en dehors de vos horaires.',
  noSchedule: 'Vous n’avez pas de planning\u00a0: rien n’est donc proposé.',
  editHours: 'Modifier vos horaires',
  inactive: 'Ce type de rendez-vous est désactivé\u00a0: rien n’est donc proposé.',
  editEventType: 'Ouvrir le type de rendez-vous',
  someone: 'quelqu’un',
  aCalendar: 'Un agenda connecté',
  perPeriod: { day: 'par jour', week: 'par semaine', month: 'par mois', year: 'par an' },
  withinPeriod: { day: 'ce jour-là', week: 'cette semaine-là', month: 'ce mois-là', year: 'cette année-là' },
  bands: {
    open: (range) => `Ouvert ${range}`,
    override: (range) => `Ouvert ${range}, ce jour-là seulement`,
    closed: 'Fermé',
    booked: (name, range) => `Réservé\u00a0: ${name}, ${range}`,
    breaks: 'Pause autour d’un rendez-vous',
    calendar: (name, range) => `«\u00a0${name}\u00a0» est occupé ${range}`,
    unread: (name) => `${name} n’a été lu que jusqu’ici`,
    notice: (length) => `Délai trop court\u00a0: votre minimum est de ${length}`,
    window: 'Trop loin dans l’avenir',
    limit: (count, perPeriod) => `Limite atteinte\u00a0: ${count} ${perPeriod}`,
  },
  sentences: {
    off_grid: 'Aucun créneau ne commence à cette minute.',
    outside_hours: 'C’est en dehors de vos horaires.',
    closed: 'C’est fermé à ce moment-là.',
    taken: 'Vous n’êtes pas disponible à ce moment-là.',
    booked: (name, range) => `Rendez-vous avec ${name}, ${range}.`,
    tooClose: (name, range) =>
      `Trop proche du rendez-vous avec ${name}, ${range}\u00a0: vous gardez une pause autour des rendez-vous.`,
    calendar: (name, range, ago) => `Votre agenda «\u00a0${name}\u00a0» est occupé ${range} (lu ${ago}).`,
    tooCloseToCalendar: (name, range) =>
      `Trop proche d’une entrée de votre agenda «\u00a0${name}\u00a0», ${range}\u00a0: vous gardez une pause autour des rendez-vous.`,
    unread: (name) => `${name} n’a été lu que jusqu’ici\u00a0: rien n’est donc proposé.`,
    notice: (length) => `Délai trop court\u00a0: il faut réserver au moins ${length} à l’avance.`,
    window: (last) => `Trop loin dans l’avenir\u00a0: la réservation est possible jusqu’au ${last}.`,
    limit: (count, withinPeriod) =>
      `Il y a déjà ${counted(count, { other: '#\u00a0rendez-vous' })} ${withinPeriod}\u00a0: vous n’en autorisez pas davantage.`,
    limitUnknown: 'Il y a déjà autant de rendez-vous que vous en autorisez.',
  },
};
