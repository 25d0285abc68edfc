import type { NewBookingWords } from './en.ts';

export const words: NewBookingWords = {
  title: 'Nieuwe boeking',
  text: 'Boek een tijd voor iemand die belde of schreef.',
  eventType: 'Afspraaktype',
  length: 'Duur',
  time: 'Tijd',
  invitee: 'Genodigde',
  contact: { name: 'Naam', email: 'E-mailadres' },
  zone: 'Tijdzone',
  zoneHint: 'Die van de genodigde. In e-mails staat de tijd daar.',
  language: 'Taal',
  languageHint: 'E-mails aan de genodigde zijn in deze taal.',
  choose: 'Maak een keuze',
  chooseTime: 'Kies eerst een tijd.',
  incomplete: 'Er ontbreken antwoorden of ze kloppen niet. Kijk naar de gemarkeerde velden.',
  none: 'Geen actieve afspraaktypen',
  noneText: 'Activeer of maak een afspraaktype. Daarna kunt u hier tijden boeken.',
  toEventTypes: 'Naar de afspraaktypen',
  faults: {
    required: 'Beantwoord deze vraag.',
    tooLong: (max) => `Gebruik hoogstens ${max} tekens.`,
    tooMany: (max) => `Vul hoogstens ${max} adressen in.`,
    email: 'Vul een e-mailadres in, bijvoorbeeld name@example.org.',
    phone: 'Vul een telefoonnummer met landnummer in, bijvoorbeeld +49 30 123456.',
    unreadable: 'Verwijder stuurtekens en tekens die de schrijfrichting omkeren.',
  },
};
