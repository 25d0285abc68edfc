import type { WebhooksWords } from './en.ts';

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
  payload: 'Contenu envoyé',
  redeliver: 'Renvoyer',
};
