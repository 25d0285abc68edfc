import { countingOf } from '../../../words/index.ts';
import type { BookingWords } from './en.ts';

const { counted } = countingOf('fr');

export const words: BookingWords = {
  title: (eventType, invitee) => (eventType ? `${eventType} avec ${invitee}` : invitee),
  facts: {
    title: 'Détails',
    when: 'Quand',
    whenThere: (city) => `Heure locale (${city})`,
    where: 'Où',
    nowhere: 'Aucun lieu indiqué',
    who: 'Qui',
    guests: 'Autres invités',
    host: 'Organisateur',
    reason: 'Motif de l’annulation',
    noReason: 'Aucun motif indiqué',
    bookedOn: 'Réservé',
  },
  answers: { title: 'Réponses', none: 'Ce rendez-vous ne comporte pas d’autres réponses.', yes: 'Oui', no: 'Non' },
  note: {
    title: 'Votre note',
    label: 'Note',
    hint: 'Visible seulement par vous et vos collègues.',
    saved: 'Note enregistrée',
  },
  history: {
    title: 'Historique',
    changes: {
      booked: (who) => (who ? `Réservé par ${who}` : 'Réservé'),
      rescheduled: (who) => (who ? `Déplacé par ${who}` : 'Déplacé'),
      canceled: (who) => (who ? `Annulé par ${who}` : 'Annulé'),
      no_show: (who) => (who ? `«\u00a0Absence\u00a0» modifié par ${who}` : '«\u00a0Absence\u00a0» modifié'),
      note: (who) => (who ? `Note modifiée par ${who}` : 'Note modifiée'),
    },
    rescheduled: (who, to, from) =>
      `Déplacé${who ? ` par ${who}` : ''}\u00a0: ${from ? `auparavant ${from}, désormais ${to}` : `désormais ${to}`}`,
    actors: { you: 'vous', colleague: 'un membre de votre équipe', program: 'un programme', assistant: 'un agent' },
    mail: (about, address) => `${about} à ${address}`,
    mails: {
      'event.created': 'Confirmation',
      'event.rescheduled': 'Nouveau créneau',
      'event.canceled': 'Annulation',
      'event.reminder': 'Rappel',
    },
    webhook: 'Message à un webhook',
    statuses: { pending: 'en cours d’envoi', succeeded: 'envoyé', failed: 'échec', skipped: 'non envoyé' },
    resend: 'Renvoyer',
    resendTo: (address) => `Renvoyer à ${address}`,
    resent: (address) => `Un nouvel e-mail est en route pour ${address}.`,
  },
  reschedule: {
    open: 'Déplacer',
    title: 'Choisir un autre créneau',
    text: (name) => `Seuls les créneaux libres que vous proposez sont affichés. Un message sera envoyé à ${name}.`,
    submit: 'Déplacer',
    done: (time) => `Nouveau créneau\u00a0: ${time}.`,
  },
  cancel: {
    open: 'Annuler le rendez-vous',
    title: 'Annuler ce rendez-vous\u202f?',
    text: (name) => `Un message sera envoyé à ${name}. L’annulation est définitive.`,
    reason: 'Motif',
    reasonHint: (name) => `Le motif sera communiqué à ${name}.`,
    submit: 'Annuler le rendez-vous',
    keep: 'Garder le rendez-vous',
    done: 'Rendez-vous annulé.',
  },
  again: {
    open: 'Réserver à nouveau',
    title: 'Réserver à nouveau',
    text: (name) => `Réserve un autre créneau pour ${name}, avec les mêmes réponses.`,
    submit: 'Réserver',
    done: (time) => `Rendez-vous réservé\u00a0: ${time}.`,
  },
  noShow: {
    mark: 'Absence',
    marked: (name) => `Absence notée pour ${name}. Personne n’en a été informé.`,
    unmarked: 'L’absence n’est plus notée.',
  },
  told: {
    yes: (name) => `Un e-mail a été envoyé à ${name}.`,
    no: (name) => `Ce serveur n’envoie pas d’e-mails. Prévenez ${name} vous-même.`,
    write: 'Écrire un e-mail',
  },
  slots: {
    month: 'Mois',
    previous: 'Mois précédent',
    next: 'Mois suivant',
    timesOn: (day) => `Créneaux du ${day}`,
    none: (month) => `Aucun créneau libre en ${month}.`,
    goTo: (day) => `Aller au prochain jour libre, ${day}`,
    freeTimes: (day, count) => `${day}, ${counted(count, { one: '#\u00a0créneau', other: '#\u00a0créneaux' })}`,
    noFreeTime: (day) => `${day}, aucun créneau libre`,
    chosen: (time, city) => `${time} à ${city}`,
    why: 'Pourquoi manque-t-il un créneau\u202f?',
  },
};
