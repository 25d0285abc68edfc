import { pluralIn } from './plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('fr');

export const french: Words = {
  hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  meetingWith: (title, name) => `${title} avec ${name}`,
  subject: (status, meeting, when) => `${status}\u00a0: ${meeting}, ${when}`,
  reminderSubject: (day, time, meeting) => `${day} à ${time}\u00a0: ${meeting}`,
  status: {
    confirmed: 'Confirmé',
    newBooking: 'Nouveau rendez-vous',
    invitation: 'Invitation',
    rescheduled: 'Déplacé',
    reassigned: 'Nouvel organisateur',
    unassigned: 'Réattribué',
    canceled: 'Annulé',
  },
  openings: {
    invitee: {
      created: 'Votre rendez-vous est confirmé.',
      rescheduled: 'Votre rendez-vous a été déplacé.',
      reassigned: 'Votre rendez-vous aura lieu avec un autre organisateur.',
      canceled: 'Votre rendez-vous a été annulé.',
      reminder: 'Votre rendez-vous approche.',
    },
    host: {
      created: 'Vous avez un nouveau rendez-vous.',
      rescheduled: 'Un rendez-vous a été déplacé.',
      reassigned: 'Un rendez-vous vous a été attribué.',
      canceled: 'Un rendez-vous a été annulé.',
      reminder: 'Vous avez bientôt un rendez-vous.',
    },
    guest: {
      created: 'Vous avez reçu une invitation à un rendez-vous.',
      rescheduled: 'Votre rendez-vous a été déplacé.',
      reassigned: 'Votre rendez-vous aura lieu avec un autre organisateur.',
      canceled: 'Votre rendez-vous a été annulé.',
      reminder: 'Votre rendez-vous approche.',
    },
  },
  unassigned: 'L’un de vos rendez-vous a été attribué à un collègue.',
  labels: {
    what: 'Objet',
    when: 'Quand',
    inviteeTime: 'Heure locale de l’invité',
    formerTime: 'Ancien créneau',
    place: 'Où',
    formerPlace: 'Ancien lieu',
    host: 'Avec',
    bookedBy: 'Réservé par',
    cancelReason: 'Motif de l’annulation',
    answers: 'Réponses',
  },
  guests: (count) => plural(count, { one: 'Autre invité', other: 'Autres invités' }),
  moreAnswers: (count) =>
    plural(count, {
      one: '#\u00a0autre réponse ne tient pas dans cet e-mail.',
      other: '#\u00a0autres réponses ne tiennent pas dans cet e-mail.',
    }),
  yes: 'Oui',
  no: 'Non',
  actions: { view: 'Voir le rendez-vous', reschedule: 'Déplacer', cancel: 'Annuler le rendez-vous' },
  reply: (name) => `Pour joindre ${name}, répondez à cet e-mail.`,
  whyYou: 'Vous recevez cet e-mail parce que votre adresse a été indiquée lors de la réservation.',
  invitedBy: (name) => `L’invitation vient de ${name}.`,
  links: {
    confirmEmail: {
      subject: 'Confirmez votre adresse e-mail',
      opening: 'Confirmez cette adresse pour y recevoir les e-mails concernant vos rendez-vous.',
      action: 'Confirmer l’adresse',
      validity: 'Le lien fonctionne une seule fois, pendant 24 heures.',
      whyYou:
        'Vous recevez cet e-mail parce que quelqu’un a indiqué votre adresse dans son profil. Si ce n’est pas vous, ignorez-le.',
    },
    signIn: {
      subject: 'Votre lien de connexion',
      opening: 'Utilisez ce lien pour vous connecter à la console.',
      action: 'Se connecter',
      validity: 'Le lien fonctionne une seule fois, pendant 15 minutes.',
      whyYou:
        'Vous recevez cet e-mail parce que quelqu’un a demandé un lien de connexion avec votre adresse. Si ce n’est pas vous, ignorez-le\u00a0: sans lui, personne ne peut se connecter.',
    },
    invitation: {
      subject: 'Vous êtes invité à vous connecter',
      opening: 'Vous êtes invité à gérer les réservations avec vos collègues.',
      action: 'Accepter l’invitation',
      validity: 'Le lien fonctionne une seule fois, pendant sept jours.',
      whyYou:
        'Vous recevez cet e-mail parce qu’un collègue a indiqué votre adresse pour vous inviter. Si vous ne le connaissez pas, ignorez cet e-mail.',
    },
  },
  calendars: {
    subject: (calendar) => `Votre agenda ${calendar} est illisible`,
    failing: 'Votre agenda est illisible pour le moment. Les dernières plages occupées connues restent bloquées.',
    closed:
      'Votre agenda n’a pas pu être lu depuis plus de six heures. Personne ne peut réserver chez vous tant qu’il reste illisible.',
    calendarLabel: 'Agenda',
    lastRead: 'Dernière lecture',
    advice:
      'Si son adresse ou son mot de passe a changé, connectez de nouveau l’agenda. Pour rester réservable sans lui, ignorez-le pour l’instant.',
  },
  notices: {
    deletedEntries: {
      subject: 'Supprimé de votre agenda, mais pas annulé',
      opening: (count) =>
        plural(count, {
          one: 'Vous avez supprimé ceci de votre agenda. Le rendez-vous est maintenu\u00a0: personne n’a été prévenu.',
          other:
            'Vous avez supprimé ceci de votre agenda. Les rendez-vous sont maintenus\u00a0: personne n’a été prévenu.',
        }),
      advice:
        'Si vous vouliez annuler, ouvrez-le dans la console et annulez-le. Si vous le gardez, il sera réinscrit dans votre agenda.',
    },
    changedEmail: {
      subject: 'Votre adresse e-mail a été modifiée',
      opening: () => 'Les e-mails concernant vos rendez-vous sont désormais envoyés à une autre adresse.',
      advice:
        'Si ce n’était pas vous, connectez-vous à la console, vérifiez l’adresse dans votre profil et changez votre mot de passe.',
    },
    addedPasskey: {
      subject: 'Une clé d’accès a été ajoutée',
      opening: () => 'Une nouvelle clé d’accès permet désormais de se connecter à la console avec votre adresse.',
      advice:
        'Si ce n’était pas vous, connectez-vous à la console, supprimez la clé d’accès et changez votre mot de passe.',
    },
  },
  refusedMail: {
    subject: (address) => `Impossible de joindre ${address}`,
    opening: 'Le serveur de messagerie de cette adresse a refusé notre message au sujet de ce rendez-vous.',
    advice: 'L’adresse est peut-être mal écrite. Prévenez la personne par un autre moyen.',
  },
};
