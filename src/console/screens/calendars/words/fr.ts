import { countingOf } from '../../../words/index.ts';
import type { CalendarsWords } from './en.ts';

const { counted } = countingOf('fr');

export const words: CalendarsWords = {
  intro: 'Les heures déjà occupées dans ces agendas ne sont pas proposées.',
  add: 'Ajouter un agenda',
  empty: 'Aucun agenda pour le moment',
  emptyText:
    'Connectez l’agenda que vous utilisez\u00a0: personne ne pourra réserver quand vous n’êtes pas disponible.',
  kinds: { feed: 'Adresse', caldav: 'Compte' },
  busy: (count) =>
    counted(count, {
      one: '#\u00a0plage occupée dans les 30\u00a0prochains jours',
      other: '#\u00a0plages occupées dans les 30\u00a0prochains jours',
    }),
  read: (when) => `lu ${when}`,
  neverRead: 'pas encore lu',
  state: {
    current: 'À jour',
    stale: 'Pas à jour',
    unreachable: 'Illisible',
    ignored: 'Ignoré',
    ignoredText: 'Il ne bloque rien pour l’instant.',
    stale_keeps: (when) =>
      `Il a été lu pour la dernière fois ${when}. Les dernières plages occupées connues restent bloquées.`,
    closes: 'Aucun de vos créneaux n’est proposé tant qu’il reste illisible.',
    closesFor: (host) => `Aucun créneau de ${host} n’est proposé tant qu’il reste illisible.`,
    keeps: 'Les dernières plages occupées connues restent bloquées.',
  },
  problems: {
    unauthorized:
      'Le serveur de l’agenda a refusé l’accès. Connectez de nouveau l’agenda avec son adresse ou son mot de passe actuel\u202f; iCloud et Fastmail exigent un mot de passe d’application.',
    not_found: 'Il n’y a plus d’agenda à son adresse. Copiez de nouveau l’adresse et connectez-le.',
    unreachable: 'Le serveur de l’agenda est injoignable. Nous réessayons automatiquement.',
    timeout: 'Le serveur de l’agenda a mis trop de temps. Nous réessayons automatiquement.',
    refused_address:
      'Son adresse n’est pas une adresse https publique. La personne qui gère ce serveur peut l’autoriser.',
    too_many_requests: 'Le serveur de l’agenda nous a demandé d’attendre. Nous réessayons automatiquement.',
    redirected:
      'Le serveur de l’agenda redirige désormais vers une autre adresse. Connectez de nouveau l’agenda avec cette adresse.',
    unexpected_status: 'Le serveur de l’agenda a répondu par une erreur. Nous réessayons automatiquement.',
    too_large: 'L’agenda est trop volumineux. Publiez une période plus courte.',
    too_complex: 'L’agenda contient trop d’entrées. Publiez une période plus courte.',
    too_many_calendars: 'Le compte contient trop d’agendas. Connectez plutôt des agendas un par un, par leur adresse.',
    not_a_calendar:
      'Son adresse mène à une page web, pas à un agenda. Copiez l’adresse qui se termine par .ics et connectez-le.',
    cut_off: 'Seule une partie de l’agenda est arrivée. Nous réessayons automatiquement.',
    unreadable: 'Trop d’entrées de l’agenda sont illisibles.',
    emptied:
      'L’agenda est soudain vide\u00a0: les dernières plages occupées connues restent bloquées. S’il est vraiment vide, supprimez-le.',
    secret_lost:
      'Son adresse ou son mot de passe ne peut plus être déchiffré sur ce serveur. Supprimez-le et connectez-le de nouveau.',
  },
  leftOut: 'Certains agendas de ce compte ne sont pas lus et ne bloquent donc rien.',
  writtenTo: 'Les rendez-vous y sont inscrits',
  writeProblem: 'Le dernier rendez-vous n’a pas pu y être inscrit.',
  unreadable: (count) =>
    counted(count, {
      one: '#\u00a0entrée n’a pas pu être lue en entier\u00a0: certaines de ses plages ne sont peut-être pas bloquées.',
      other:
        '#\u00a0entrées n’ont pas pu être lues en entier\u00a0: certaines de leurs plages ne sont peut-être pas bloquées.',
    }),
  unreadableLines: (count, lines) =>
    counted(count, {
      one: `Voir la ligne ${lines} du fichier.`,
      other: `Voir les lignes ${lines} du fichier.`,
    }),
  doubtful: (count) =>
    counted(count, {
      one: '#\u00a0horaire indique un fuseau horaire inconnu et est lu dans celui de l’agenda.',
      other: '#\u00a0horaires indiquent des fuseaux horaires inconnus et sont lus dans celui de l’agenda.',
    }),
  blocksNothing: 'ne bloque pas',
  readNow: 'Lire maintenant',
  readDone: (name) => `«\u00a0${name}\u00a0» a été lu.`,
  ignore: 'Ignorer pour l’instant',
  useAgain: 'Utiliser de nouveau',
  settings: 'Paramètres',
  remove: {
    open: 'Supprimer',
    title: (name) => `Supprimer «\u00a0${name}\u00a0»\u202f?`,
    text: 'Ses plages occupées ne bloquent plus rien, et son adresse ou son mot de passe est effacé ici. Les rendez-vous qui y ont été inscrits y restent.',
    submit: 'Supprimer l’agenda',
    done: (name) => `«\u00a0${name}\u00a0» a été supprimé.`,
  },
  edit: {
    title: (name) => `Paramètres de «\u00a0${name}\u00a0»`,
    name: 'Nom',
    whenUnreachable: 'S’il est illisible pendant six heures',
    whenUnreachableChoices: {
      close: 'Ne proposer aucun créneau, pour éviter tout double rendez-vous',
      keep: 'Continuer d’utiliser ses dernières plages occupées connues',
    },
    blocks: (name) => `Ce qui bloque dans «\u00a0${name}\u00a0»`,
    blocksChoices: { busy: 'Les entrées marquées comme occupées', all: 'Toutes les entrées', nothing: 'Rien' },
    writeTo: 'Inscrire les rendez-vous dans',
    writeToNone: 'Aucun agenda',
  },
  connect: {
    title: 'Ajouter un agenda',
    provider: 'Où est votre agenda\u202f?',
    providers: {
      google: 'Google Agenda',
      outlook: 'Outlook ou Microsoft 365',
      apple: 'iCloud d’Apple',
      proton: 'Proton Calendar',
      nextcloud: 'Nextcloud',
      other: 'Ailleurs',
    },
    how: 'Comment voulez-vous le connecter\u202f?',
    byFeed: 'Par son adresse',
    byAccount: 'Par son compte',
    feedHint: 'Ses plages occupées sont lues.',
    accountHint: 'Ses plages occupées sont lues et des rendez-vous peuvent y être inscrits.',
    steps: {
      google: [
        'Ouvrez calendar.google.com sur un ordinateur.',
        'Ouvrez les paramètres de votre agenda, puis «\u00a0Intégrer l’agenda\u00a0».',
        'Copiez l’«\u00a0Adresse secrète au format iCal\u00a0».',
      ],
      outlook: [
        'Ouvrez outlook.com ou outlook.office.com, puis les paramètres.',
        'Choisissez «\u00a0Calendrier\u00a0», puis «\u00a0Calendriers partagés\u00a0».',
        'Publiez votre calendrier et copiez le lien ICS.',
      ],
      appleFeed: [
        'Ouvrez Calendrier sur iCloud.com ou sur votre Mac.',
        'Partagez votre calendrier comme «\u00a0Calendrier public\u00a0».',
        'Copiez le lien. Il commence par webcal://.',
      ],
      appleAccount: [
        'Ouvrez account.apple.com, puis «\u00a0Connexion et sécurité\u00a0».',
        'Créez un mot de passe pour application.',
        'Saisissez l’adresse e-mail de votre compte Apple et ce mot de passe.',
      ],
      proton: [
        'Ouvrez calendar.proton.me, puis les paramètres.',
        'Choisissez votre calendrier, puis «\u00a0Partager avec tout le monde\u00a0».',
        'Créez un lien et copiez-le.',
      ],
      nextcloudFeed: [
        'Ouvrez l’agenda de votre Nextcloud.',
        'Partagez votre agenda par un lien.',
        'Dans le menu de ce lien, choisissez «\u00a0Copier le lien d’abonnement\u00a0».',
      ],
      nextcloudAccount: [
        'Ouvrez les paramètres de votre Nextcloud, puis «\u00a0Sécurité\u00a0».',
        'Créez un nouveau mot de passe d’application.',
        'Saisissez l’adresse de votre Nextcloud, votre nom d’utilisateur et ce mot de passe.',
      ],
      otherFeed: [
        'Cherchez «\u00a0Publier\u00a0», «\u00a0Partager\u00a0» ou «\u00a0iCal\u00a0».',
        'Copiez l’adresse qui se termine par .ics.',
      ],
      otherAccount: [
        'Cherchez «\u00a0CalDAV\u00a0» dans l’aide de votre fournisseur.',
        'Saisissez l’adresse du serveur, votre nom d’utilisateur et votre mot de passe\u202f; certains fournisseurs exigent un mot de passe d’application.',
      ],
    },
    url: 'Adresse de l’agenda',
    urlHint:
      'Traitez-la comme un mot de passe\u00a0: toute personne qui la possède peut lire votre agenda. Elle est enregistrée sous forme chiffrée.',
    server: 'Serveur',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    name: 'Comment l’appelez-vous\u202f?',
    problems: {
      unauthorized:
        'Le serveur de l’agenda a refusé l’accès. Vérifiez votre saisie\u202f; iCloud et Fastmail exigent un mot de passe d’application.',
      not_found: 'Il n’y a pas d’agenda à cette adresse. Copiez-la de nouveau.',
      unreachable: 'Le serveur de l’agenda est injoignable. Vérifiez l’adresse.',
      timeout: 'Le serveur de l’agenda a mis trop de temps. Réessayez plus tard.',
      too_many_requests: 'Le serveur de l’agenda nous a demandé d’attendre. Réessayez plus tard.',
      redirected: 'Le serveur redirige vers une autre adresse. Saisissez cette adresse.',
      unexpected_status: 'Le serveur de l’agenda a répondu par une erreur. Vérifiez l’adresse ou réessayez plus tard.',
      cut_off: 'Seule une partie de l’agenda est arrivée. Réessayez.',
    },
    submit: 'Connecter',
    reading: 'Lecture de l’agenda…',
    done: (name, busy) => `«\u00a0${name}\u00a0» est connecté\u00a0: ${busy}.`,
  },
  feed: {
    title: 'Vos rendez-vous dans un autre agenda',
    text: 'Abonnez-vous à cette adresse dans votre agenda pour y voir vos rendez-vous. Google ne les actualise qu’à plusieurs heures d’intervalle.',
    make: 'Créer une adresse',
    full: 'Avec noms et lieux',
    busyOnly: 'Seulement les plages occupées',
    secret:
      'Toute personne qui possède une adresse peut voir ce qu’elle montre. Si elle est tombée entre de mauvaises mains, créez de nouvelles adresses.',
    show: 'Afficher les adresses',
    rotate: 'Créer de nouvelles adresses',
    rotateText:
      'Vos adresses actuelles cessent de fonctionner\u00a0: les agendas qui y sont abonnés ne reçoivent plus vos rendez-vous.',
    rotated: 'Les nouvelles adresses sont prêtes.',
  },
};
