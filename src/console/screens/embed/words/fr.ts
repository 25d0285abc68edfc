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
    languageOfPage: 'La langue de la page',
    theme: 'Clair ou sombre',
    themes: { auto: 'Comme la page', light: 'Clair', dark: 'Sombre' },
    copy: 'Copier le code',
  },
  check: {
    title: 'Cela fonctionne-t-il sur votre page\u202f?',
    label: 'Adresse de la page',
    anywhere: 'Tous les sites web peuvent afficher votre agenda.',
    listed: (origin) => `${origin} peut afficher votre agenda.`,
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
