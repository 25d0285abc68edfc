import { countingOf } from '../../../../words/index.ts';
import type { PeopleWords } from './en.ts';

const { number } = countingOf('fr');

export const words: PeopleWords = {
  text: 'Ici, chacun se connecte avec son propre mot de passe ou sa clé d’accès. Les administrateurs voient et modifient tout dans ce compte\u202f; les membres, seulement ce qui leur appartient.',
  invite: 'Inviter quelqu’un',
  email: 'Adresse e-mail',
  firstName: 'Prénom',
  lastName: 'Nom',
  role: 'Rôle',
  roleOf: (name) => `Rôle\u00a0: ${name}`,
  roles: { owner: 'Propriétaire', admin: 'Administrateur', member: 'Membre' },
  send: 'Créer l’invitation',
  invited: (name) => `Envoyez ce lien à ${name}. Il n’est affiché que maintenant.`,
  mailed: (address) => `L’invitation est en route vers ${address}.`,
  copyLink: 'Copier le lien d’invitation',
  invitedUntil: (when) => `Invitation valable jusqu’au ${when}`,
  notInvited: 'Ne se connecte pas',
  inviteAgain: 'Inviter à nouveau',
  you: 'vous',
  remove: (name) => `Retirer ${name}`,
  removeTitle: (name) => `Retirer ${name}\u202f?`,
  removeText:
    'Cette personne sera déconnectée\u202f; ses clés API et ses types de rendez-vous seront désactivés, et ses agendas déconnectés.',
  hosts: (count) => `Rendez-vous à venir\u00a0: ${number(count)}`,
  decide: 'Que faire de ces rendez-vous\u202f?',
  choices: { reassign: 'Les confier à un collègue', cancel: 'Les annuler' },
  colleague: 'Collègue',
  colleagueHint: 'Cette personne reçoit chaque rendez-vous pour lequel elle est libre, même hors de ses horaires.',
  notified: 'Les invités sont prévenus.',
  notNotified: 'Ce serveur n’envoie pas d’e-mails. Prévenez vous-même les invités.',
  reason: 'Motif',
  reasonHint: 'Les invités le verront.',
  progress: (done, total) => `${number(done)} sur ${number(total)}`,
  reassigned: (count, name) => `Confiés à ${name}\u00a0: ${number(count)}`,
  clashes: (name) => `${name} est déjà pris à ces heures. Décidez que faire de ces rendez-vous.`,
  placeless: (name) =>
    `Le lieu de ces rendez-vous est propre à l’organisateur. Ouvrez-les un à un pour les réattribuer et indiquer où ${name} reçoit.`,
  demoteTitle: (name) => `Faire de ${name} un membre\u202f?`,
  demoteText: 'Cette personne ne verra et ne modifiera plus que ce qui lui appartient.',
  keysStay:
    'Elle a créé ces clés API. Une clé peut faire tout ce que ses autorisations permettent, quel que soit le rôle de la personne qui l’a créée.',
  revokeKeys: 'Révoquer ces clés API',
  demote: 'Changer le rôle',
  notNow: 'Pas maintenant',
  confirmReassign: 'Confier et retirer',
  confirmCancel: 'Annuler et retirer',
  confirmRemove: 'Retirer',
  removed: (name) => `${name} ne fait plus partie du compte.`,
};
