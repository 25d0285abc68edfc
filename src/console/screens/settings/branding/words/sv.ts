import type { BrandingWords } from './en.ts';

export const words: BrandingWords = {
  text: 'Syns på dina publika sidor, på sidan där inbjudna hanterar en bokning och i mejl.',
  name: 'Företagets namn',
  nameHint: 'Står överst på sidor och i mejl.',
  color: 'Accentfärg',
  colorHint: 'Där den skulle vara svår att läsa visas den lite ljusare eller mörkare.',
  defaultColor: 'Använd standardfärgen',
  logo: 'Logotyp',
  logoHint: 'En bild från den här enheten. Den sparas på den här servern.',
  notPicture: 'Webbläsaren kan inte läsa filen som en bild. Välj PNG, JPEG eller SVG.',
  unreadableFile: 'Filen kunde inte läsas. Den kan ha flyttats. Välj den igen.',
  removeLogo: 'Ta bort logotypen',
  search: 'Låt sökmotorer visa dina publika sidor',
  preview: 'Förhandsvisning',
  pages: { light: 'Publik sida, ljus', dark: 'Publik sida, mörk' },
  mail: 'Mejl',
  sampleMeeting: 'Första samtalet',
  sampleOpening: 'Din bokning är bekräftad.',
  sampleAction: 'Flytta',
};
