import { countingOf } from '../../../words/index.ts';
import type { WelcomeWords } from './en.ts';

const { counted } = countingOf('sv');

export const words: WelcomeWords = {
  title: (name) => `Välkommen, ${name}`,
  intro: 'Fyra korta steg, sedan kan du bokas. Allt kan ändras senare.',
  change: 'Ändra',
  next: 'Spara och fortsätt',
  skip: 'Hoppa över nu',
  hours: {
    title: 'När kan man boka dig?',
    zone: 'Din tidszon',
    days: 'Dagar',
    from: 'Från',
    until: 'Till',
    chooseDay: 'Välj minst en dag.',
    endFirst: 'Slutet måste komma efter början.',
    later: (screen) => `Pauser, lediga dagar och särskilda tider anger du under ”${screen}”.`,
  },
  eventType: {
    title: 'Vad kan man boka?',
    name: 'Titel',
    firstTitle: (minutes) => `Möte på ${minutes} minuter`,
    nameHint: 'Inbjudna ser den, till exempel ”Inledande samtal”.',
    length: 'Längd',
    minutes: (count) => counted(count, { one: '# minut', other: '# minuter' }),
    place: 'Var träffas ni?',
    places: {
      none: 'Jag meddelar varje inbjuden',
      video: 'Videosamtal',
      phone: 'Telefonsamtal',
      in_person: 'På plats',
    },
    placeValue: {
      video: 'Länk till ditt videorum',
      phone: 'Telefonnummer att ringa',
      in_person: 'Adress',
    },
    placeHint: 'Bara de som har bokat ser det.',
  },
  calendar: {
    title: 'Vilken kalender visar när du är upptagen?',
    text: 'Ingen kan boka dig när du är upptagen i den. Klistra in dess hemliga adress i iCal-format: du hittar den i kalenderns inställningar, under ”dela” eller ”integrera”.',
    address: 'Hemlig adress (iCal)',
    connect: 'Anslut',
    more: 'Andra sätt att ansluta en kalender',
    connected: (name) => `${name} är ansluten.`,
    skipped: 'Ingen kalender än. Du kan ansluta en under ”Kalendrar”.',
  },
  link: {
    title: 'Din bokningslänk',
    text: 'Skicka den till vem du vill eller lägg den i din signatur.',
    copy: 'Kopiera bokningslänken',
    open: 'Öppna den',
    try: 'Gör en testbokning',
    tryText: 'Boka dig själv på nästa lediga tid. Om servern skickar mejl får du samma mejl som dina inbjudna.',
    none: 'Det finns ingen ledig tid de närmaste fyra veckorna. Kontrollera dina tider i steg 1.',
    booked: 'Det fungerar. Din testbokning:',
    show: 'Visa bokningen',
    cancel: 'Avboka testbokningen',
    canceled: 'Testbokningen är avbokad.',
  },
  passkey: {
    title: 'Logga in utan lösenord nästa gång?',
    text: 'En lösennyckel använder enhetens fingeravtryck, ansikte eller pinkod.',
    make: 'Skapa en lösennyckel',
    name: 'Min första lösennyckel',
    made: 'Nästa gång kan du logga in med din lösennyckel.',
  },
  finish: 'Gå till dina bokningar',
};
