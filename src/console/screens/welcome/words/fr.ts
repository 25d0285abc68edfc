import { countingOf } from '../../../words/index.ts';
import type { WelcomeWords } from './en.ts';

const { counted } = countingOf('fr');

export const words: WelcomeWords = {
  title: (name) => `Bienvenue, ${name}`,
  intro: 'Quatre étapes courtes, et l’on peut réserver avec vous. Tout peut être modifié plus tard.',
  change: 'Modifier',
  next: 'Enregistrer et continuer',
  skip: 'Passer pour l’instant',
  hours: {
    title: 'Quand peut-on réserver avec vous\u202f?',
    zone: 'Votre fuseau horaire',
    days: 'Jours',
    from: 'De',
    until: 'À',
    chooseDay: 'Choisissez au moins un jour.',
    endFirst: 'La fin doit suivre le début.',
    later: (screen) =>
      `Vous pouvez définir des pauses, des jours de congé et des horaires particuliers dans «\u00a0${screen}\u00a0».`,
  },
  eventType: {
    title: 'Que peut-on réserver\u202f?',
    name: 'Titre',
    firstTitle: (minutes) => `Rendez-vous de ${minutes} minutes`,
    nameHint: 'Les invités le voient, par exemple «\u00a0Premier entretien\u00a0».',
    length: 'Durée',
    minutes: (count) => counted(count, { one: '#\u00a0minute', other: '#\u00a0minutes' }),
    place: 'Où a lieu le rendez-vous\u202f?',
    places: {
      none: 'Je l’indiquerai à chaque invité',
      video: 'Appel vidéo',
      phone: 'Appel téléphonique',
      in_person: 'Sur place',
    },
    placeValue: {
      video: 'Lien de votre salle vidéo',
      phone: 'Numéro de téléphone à appeler',
      in_person: 'Adresse',
    },
    placeHint: 'Seules les personnes qui ont réservé le voient.',
  },
  calendar: {
    title: 'Quel agenda indique vos disponibilités\u202f?',
    text: 'Personne ne peut réserver les heures qui y sont occupées. Collez son adresse secrète au format iCal\u00a0: vous la trouverez dans les paramètres de votre agenda, sous «\u00a0Partager\u00a0» ou «\u00a0Intégrer\u00a0».',
    address: 'Adresse secrète (iCal)',
    connect: 'Connecter',
    more: 'Autres façons de connecter un agenda',
    connected: (name) => `${name} est connecté.`,
    skipped: 'Aucun agenda pour le moment. Vous pouvez en connecter un dans «\u00a0Agendas\u00a0».',
  },
  link: {
    title: 'Votre lien de réservation',
    text: 'Envoyez-le à qui vous voulez, ou ajoutez-le à votre signature.',
    copy: 'Copier le lien de réservation',
    open: 'L’ouvrir',
    try: 'Faire une réservation de test',
    tryText:
      'Réservez le prochain créneau libre avec vous-même. Si ce serveur envoie des e-mails, vous recevrez les mêmes que vos invités.',
    none: 'Aucun créneau n’est libre dans les quatre prochaines semaines. Vérifiez vos horaires à l’étape 1.',
    booked: 'Tout fonctionne. Votre réservation de test\u00a0:',
    show: 'Voir le rendez-vous',
    cancel: 'Annuler la réservation de test',
    canceled: 'La réservation de test est annulée.',
  },
  passkey: {
    title: 'Vous connecter sans mot de passe la prochaine fois\u202f?',
    text: 'Une clé d’accès utilise l’empreinte digitale, le visage ou le code de cet appareil.',
    make: 'Créer une clé d’accès',
    name: 'Ma première clé d’accès',
    made: 'La prochaine fois, vous pourrez vous connecter avec votre clé d’accès.',
  },
  finish: 'Aller à vos rendez-vous',
};
