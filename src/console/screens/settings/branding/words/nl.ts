import type { BrandingWords } from './en.ts';

export const words: BrandingWords = {
  text: 'Zichtbaar op uw openbare pagina’s, op de pagina waar genodigden een boeking beheren en in e-mails.',
  name: 'Naam van het bedrijf',
  nameHint: 'Staat boven aan pagina’s en e-mails.',
  color: 'Accentkleur',
  colorHint: 'Waar de kleur slecht leesbaar zou zijn, wordt die iets lichter of donkerder getoond.',
  defaultColor: 'Standaardkleur gebruiken',
  logo: 'Logo',
  logoHint: 'Een afbeelding van dit apparaat. Die wordt op deze server bewaard.',
  notPicture: 'Uw browser kan dit bestand niet als afbeelding lezen. Kies een PNG, JPEG of SVG.',
  unreadableFile: 'Dit bestand kon niet worden gelezen. Misschien is het verplaatst. Kies het opnieuw.',
  removeLogo: 'Logo verwijderen',
  search: 'Zoekmachines mogen uw openbare pagina’s vermelden',
  preview: 'Voorbeeld',
  pages: { light: 'Openbare pagina, licht', dark: 'Openbare pagina, donker' },
  mail: 'E-mail',
  sampleMeeting: 'Kennismaking',
  sampleOpening: 'Uw afspraak is bevestigd.',
  sampleAction: 'Verplaatsen',
};
