import type { BrandingWords } from './en.ts';

export const words: BrandingWords = {
  text: 'Zu sehen auf Ihren öffentlichen Seiten, auf der Seite, auf der Gäste ihren Termin verwalten, und in E-Mails.',
  name: 'Name des Unternehmens',
  nameHint: 'Steht oben auf Seiten und in E-Mails.',
  color: 'Akzentfarbe',
  colorHint: 'Wo sie schwer lesbar wäre, erscheint sie etwas heller oder dunkler.',
  defaultColor: 'Standardfarbe verwenden',
  logo: 'Logo',
  logoHint: 'Ein Bild von diesem Gerät. Es wird auf diesem Server gespeichert.',
  notPicture: 'Ihr Browser kann diese Datei nicht als Bild lesen. Wählen Sie PNG, JPEG oder SVG.',
  unreadableFile:
    'Diese Datei konnte nicht gelesen werden. Vielleicht wurde sie verschoben. Wählen Sie sie noch einmal aus.',
  removeLogo: 'Logo entfernen',
  search: 'Suchmaschinen dürfen Ihre öffentlichen Seiten auflisten',
  preview: 'Vorschau',
  pages: { light: 'Öffentliche Seite, hell', dark: 'Öffentliche Seite, dunkel' },
  mail: 'E-Mail',
  sampleMeeting: 'Kennenlerngespräch',
  sampleOpening: 'Ihr Termin ist gebucht.',
  sampleAction: 'Verschieben',
};
