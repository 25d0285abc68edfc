import { countingOf } from '../../../../words/index.ts';
import type { WebhooksWords } from './en.ts';

const { counted } = countingOf('fr');

export const words: WebhooksWords = {
  intro: 'Un webhook informe un autre programme de vos rendez-vous dès qu’ils changent.',
  add: 'Ajouter un webhook',
  empty: 'Aucun webhook pour le moment',
  emptyText: 'Ajoutez l’adresse d’un programme qui doit être informé des rendez-vous réservés, déplacés et annulés.',
  address: 'Adresse',
  addressHint: 'Une adresse https du programme.',
  refused: {
    invalid_address:
      'Saisissez une adresse complète qui commence par https://, sans nom d’utilisateur ni mot de passe.',
    private_address: 'Indiquez une adresse publique. Celle-ci appartient à un réseau privé.',
  },
  events: 'L’informer des',
  kinds: {
    'event.created': 'Nouveaux rendez-vous',
    'event.rescheduled': 'Rendez-vous déplacés',
    'event.reassigned': 'Rendez-vous réattribués',
    'event.canceled': 'Rendez-vous annulés',
    'event.no_show': 'Absences',
  },
  isOn: 'Actif',
  paused: 'En pause',
  edit: 'Modifier le webhook',
  test: 'Envoyer un test',
  tested: 'Un message de test est en route.',
  secret: 'Secret de signature',
  secretHint: 'Il permet au programme de vérifier qu’un message vient de vous.',
  showSecret: 'Afficher le secret',
  rotate: 'Nouveau secret',
  rotateText:
    'Pendant 24\u00a0heures, les messages sont aussi signés avec l’ancien secret\u00a0: vous avez le temps de le remplacer dans le programme.',
  remove: 'Supprimer le webhook',
  removeText: 'Les messages qui n’ont pas encore été remis sont abandonnés.',
  deliveries: 'Envois des 30\u00a0derniers jours',
  noDeliveries: 'Rien n’a encore été envoyé.',
  states: { pending: 'En attente', succeeded: 'Remis', failed: 'Échec' },
  testMessage: 'Message de test',
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
  payload: 'Contenu envoyé',
  redeliver: 'Renvoyer',
};
