export const words = {
  text: 'Shown on your public pages, on the page where invitees manage a booking, and in emails.',
  name: 'Business name',
  nameHint: 'Shown at the top of pages and emails.',
  color: 'Accent color',
  colorHint: 'Where it would be hard to read, it is shown a little lighter or darker.',
  defaultColor: 'Use the default color',
  logo: 'Your logo',
  logoHint: 'A picture from this device. It is stored on this server.',
  notPicture: 'Your browser cannot read this file as a picture. Choose a PNG, JPEG or SVG.',
  unreadableFile: 'This file could not be read. It may have been moved. Choose it again.',
  removeLogo: 'Remove logo',
  search: 'Let search engines list your public pages',
  preview: 'Preview',
  pages: { light: 'Public page, light', dark: 'Public page, dark' },
  mail: 'Email',
  sampleMeeting: 'Introductory call',
  sampleOpening: 'Your booking is confirmed.',
  sampleAction: 'Reschedule',
};

export type BrandingWords = typeof words;
