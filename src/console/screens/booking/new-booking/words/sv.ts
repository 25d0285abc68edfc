import type { NewBookingWords } from './en.ts';

export const words: NewBookingWords = {
  title: 'Ny bokning',
  text: 'Boka en tid åt någon som har ringt eller skrivit.',
  eventType: 'Mötestyp',
  length: 'Längd',
  time: 'Tid',
  invitee: 'Inbjuden',
  contact: { name: 'Namn', email: 'E-postadress' },
  zone: 'Tidszon',
  zoneHint: 'Den inbjudnas. Mejlen visar tiden där.',
  language: 'Språk',
  languageHint: 'Mejl till den inbjudna är på det här språket.',
  choose: 'Välj',
  chooseTime: 'Välj en tid först.',
  incomplete: 'Svar saknas eller är fel. Se de markerade fälten.',
  none: 'Inga aktiva mötestyper',
  noneText: 'Aktivera eller skapa en mötestyp. Sedan kan du boka tider här.',
  toEventTypes: 'Visa dina mötestyper',
  faults: {
    required: 'Svara på frågan.',
    tooLong: (max) => `Använd högst ${max} tecken.`,
    tooMany: (max) => `Ange högst ${max} adresser.`,
    email: 'Ange en e-postadress, till exempel name@example.org.',
    phone: 'Ange ett telefonnummer med landskod, till exempel +49 30 123456.',
    unreadable: 'Ta bort styrtecken och tecken som vänder textens riktning.',
  },
};
