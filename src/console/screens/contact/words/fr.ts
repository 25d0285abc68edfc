import { countingOf } from '../../../words/index.ts';
import type { ContactWords } from './en.ts';

const { counted } = countingOf('fr');

export const words: ContactWords = {
  write: 'Écrire un e-mail',
  person: 'Personne',
  name: 'Nom',
  email: 'Adresse e-mail',
  timezone: 'Fuseau horaire',
  otherEmails: 'Autres adresses',
  bookings: (count) => counted(count, { other: '#\u00a0rendez-vous' }),
  canceled: (count) => counted(count, { one: '#\u00a0annulé', other: '#\u00a0annulés' }),
  noShows: (count) => counted(count, { one: '#\u00a0absence', other: '#\u00a0absences' }),
  noBookings: 'Aucun rendez-vous',
  noBookingsText: 'Tous les rendez-vous de cette personne sont affichés ici.',
  merge: {
    open: 'Fusionner des contacts',
    title: (name) => `Fusionner un autre contact avec ${name}`,
    text: 'Pour une personne qui a réservé avec deux adresses e-mail.',
    search: 'Rechercher un nom ou un e-mail',
    which: 'Contact à fusionner',
    nobody: 'Aucun autre contact ne correspond.',
    effect: ({ other, email, name }) =>
      `Tous les rendez-vous de ${other} passent à ${name}. Toute réservation avec ${email} figurera sous ${name}. Cette action est définitive.`,
    submit: 'Fusionner',
    done: (other, name) => `${other} et ${name} ne font plus qu’un contact.`,
  },
  remove: {
    open: 'Supprimer le contact',
    title: (name) => `Supprimer ${name}\u202f?`,
    text: 'Le nom, l’adresse et le fuseau horaire sont supprimés de vos contacts. Une personne qui réserve à nouveau réapparaît dans la liste.',
    erase: 'Effacer aussi ses données dans les rendez-vous',
    eraseHint:
      'Sinon, les rendez-vous restent tels quels. Les noms, les adresses, les réponses et les notes de ses rendez-vous sont effacés, ainsi que les e-mails à leur sujet. Les horaires restent. Cette action est irréversible.',
    eraseLater:
      'Cette personne a un rendez-vous à venir. Pour effacer aussi ses données dans les rendez-vous, annulez-le d’abord.',
    keepHint:
      'Si vous supprimez le contact sans cette option, vous ne pourrez effacer ses données que si cette personne réserve à nouveau avec la même adresse e-mail.',
    submit: 'Supprimer le contact',
    done: (name) => `${name} ne figure plus dans vos contacts.`,
  },
};
