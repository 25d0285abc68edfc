import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('fr');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'Le programme n’a pas répondu à temps.',
    unreachable: 'L’adresse est injoignable.',
    refused_address: 'Ce serveur n’envoie rien à cette adresse.',
    unexpected_status: 'Le programme l’a refusé.',
    webhook_gone: 'Le programme a indiqué que cette adresse n’existe plus.',
    webhook_silent: 'Le programme ne répond plus depuis plusieurs jours\u00a0: le webhook a été mis en pause.',
    restored: 'Il n’a pas été renvoyé après la restauration d’une sauvegarde.',
  },
  answered: (status) => `Réponse\u00a0: ${status}`,
  attempts: (count) => counted(count, { one: '#\u00a0tentative', other: '#\u00a0tentatives' }),
  nextAttempt: (when) => `Prochaine tentative ${when}`,
  mail: {
    off: 'Ce serveur n’envoie pas d’e-mails. Les invités et les organisateurs ne reçoivent ni confirmations ni rappels.',
    kept: 'Ce serveur n’envoie pas d’e-mails. Il les conserve seulement, pour être lus sur la machine où il fonctionne.',
    underWay: (address) => `En cours d’envoi à ${address}.`,
    noCalendarFile:
      'Il ne contient pas de fichier d’agenda, pour qu’aucun rendez-vous fictif n’arrive dans votre agenda.',
    preview: {
      titles: { 'event.created': 'E-mail de confirmation', 'event.reminder': 'E-mail de rappel' },
      language: 'Langue',
      form: { label: 'Affichage', html: 'Mis en forme', text: 'Texte brut' },
      subject: 'Objet',
      content: 'Contenu de l’e-mail',
      note: 'Le nom et l’horaire sont des exemples. Les liens ne fonctionnent pas ici.',
      unsaved: 'Les modifications non enregistrées ne sont pas prises en compte.',
      send: 'Me l’envoyer',
    },
    intro: 'Si les e-mails concernant les rendez-vous partent, et lesquels ne sont pas arrivés.',
    sending: 'Envoi',
    operator: 'La personne qui gère le serveur peut configurer un serveur de messagerie.',
    sender: (address) => `Les e-mails sont envoyés depuis ${address}.`,
    test: 'M’envoyer un e-mail de test',
    testTo: (address) => `E-mail de test à ${address}`,
    statuses: { pending: 'en cours d’envoi', succeeded: 'envoyé', failed: 'échec', skipped: 'non envoyé' },
    lastDay: 'Dernières 24 heures',
    counts: { sent: 'Envoyés', waiting: 'En attente', overdue: 'En retard', failed: 'Échecs' },
    countsHint:
      '«\u00a0Envoyé\u00a0» signifie que le serveur de messagerie a accepté l’e-mail. Un e-mail est en retard après cinq minutes ou trois tentatives. Le serveur réessaie pendant trois jours au plus.',
    undelivered: 'Non remis',
    noneUndelivered:
      'Aucun e-mail n’a échoué ces dernières 24 heures, et aucun n’est encore retenté après trois tentatives.',
    kinds: {
      'event.created': 'Confirmation',
      'event.rescheduled': 'Nouveau créneau',
      'event.reassigned': 'Nouvel organisateur',
      'event.canceled': 'Annulation',
      'event.reminder': 'Rappel',
    },
    mailTo: (kind, address) => `${kind} à ${address}`,
    retried: 'nouvelles tentatives',
    serverText: (text) => `Serveur de messagerie\u00a0: «\u00a0${text}\u00a0»`,
    serverStatus: (status) => `Le serveur de messagerie a répondu ${status}.`,
    silent: 'Le serveur de messagerie n’a pas répondu.',
    nextAttempt: (when) => `Prochaine tentative ${when}`,
    booking: 'Ouvrir le rendez-vous',
    bookingOf: (address) => `Ouvrir le rendez-vous\u00a0: ${address}`,
  },
};
