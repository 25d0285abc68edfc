import type { EmbedWords } from './en.ts';

export const words: EmbedWords = {
  title: 'Intégration et API',
  eventType: 'Type de rendez-vous',
  empty: 'Rien à intégrer pour le moment',
  emptyText: 'Créez d’abord un type de rendez-vous\u00a0: c’est ce qu’on réserve.',
  makeOne: 'Aller aux types de rendez-vous',
  link: {
    title: 'Un lien à envoyer',
    text: 'Pour votre signature, vos profils et vos messages.',
    copy: 'Copier le lien',
    open: 'Ouvrir',
    qr: 'Code QR du lien',
    save: 'Enregistrer le code QR',
  },
  snippet: {
    title: 'Sur votre site web',
    text: 'Collez-le là où l’agenda doit apparaître. Dans WordPress, Webflow, Squarespace, Wix et Framer, utilisez un bloc HTML ou un bloc de code.',
    mode: 'Affichage',
    modes: { inline: 'Agenda dans la page', popup: 'Bouton', button: 'Bouton flottant', link: 'Lien' },
    label: 'Texte du bouton',
    labelDefault: 'Prendre rendez-vous',
    color: 'Couleur',
    ownColor: 'Utiliser votre propre couleur',
    language: 'Langue',
    theme: 'Clair ou sombre',
    themes: { auto: 'Comme la page', light: 'Clair', dark: 'Sombre' },
    copy: 'Copier le code',
    early: {
      title: 'Première visite plus rapide',
      text: 'Si l’agenda se trouve tout en bas d’une longue page, ajoutez aussi ces lignes dans l’en-tête (head) de la page. Le navigateur charge alors l’agenda pendant qu’il lit encore la page.',
      copy: 'Copier ces lignes',
    },
  },
  times: {
    title: 'Des créneaux pour un e-mail',
    text: 'Proposez quelques créneaux dans un e-mail. La personne qui en ouvre un peut le réserver aussitôt. Rien n’est bloqué tant que personne n’a réservé.',
    zone: 'Fuseau horaire de l’e-mail',
    copy: 'Copier les créneaux',
    choose: 'Choisissez au moins un créneau.',
    none: 'Aucun créneau n’est libre dans les deux prochaines semaines.',
    inZone: (city) => `Heure locale (${city})`,
    more: 'Autres créneaux',
  },
  check: {
    title: 'Cela fonctionne-t-il sur votre page\u202f?',
    label: 'Adresse de la page',
    anywhere: 'Tous les sites web peuvent afficher votre agenda.',
    listed: (origin) => `${origin} peut afficher votre agenda.`,
    refusedByServer: (origin) =>
      `Ce serveur ne permet pas à ${origin} d’afficher des agendas. Demandez à la personne qui le gère de l’ajouter à ALLOWED_ORIGINS.`,
    missing: (origin) =>
      `${origin} ne figure pas dans votre liste de sites web\u00a0: personne ne peut donc y réserver.`,
    add: (origin) => `Ajouter ${origin}`,
    invalid: 'Saisissez une adresse, par exemple https://www.example.com',
  },
  api: {
    title: 'Pour les programmes',
    text: 'Tout ce que vous faites ici est aussi possible avec l’API. Créez une clé, puis lisez la référence.',
    keys: 'Clés API',
    reference: 'Référence de l’API',
  },
};
