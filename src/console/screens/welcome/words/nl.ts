import { countingOf } from '../../../words/index.ts';
import type { WelcomeWords } from './en.ts';

const { counted } = countingOf('nl');

export const words: WelcomeWords = {
  title: (name) => `Welkom, ${name}`,
  intro: 'Vier korte stappen en u kunt geboekt worden. Alles kan later worden gewijzigd.',
  change: 'Wijzigen',
  next: 'Opslaan en verder',
  skip: 'Nu overslaan',
  hours: {
    title: 'Wanneer kan men u boeken?',
    zone: 'Uw tijdzone',
    days: 'Dagen',
    from: 'Van',
    until: 'Tot',
    chooseDay: 'Kies minstens één dag.',
    endFirst: 'Het einde moet na het begin komen.',
    later: (screen) => `Pauzes, vrije dagen en bijzondere tijden stelt u in bij ‘${screen}’.`,
  },
  eventType: {
    title: 'Wat kan men boeken?',
    name: 'Titel',
    firstTitle: (minutes) => `Afspraak van ${minutes} minuten`,
    nameHint: 'Genodigden zien die, bijvoorbeeld ‘Kennismakingsgesprek’.',
    length: 'Duur',
    minutes: (count) => counted(count, { one: '# minuut', other: '# minuten' }),
    place: 'Waar ontmoet u elkaar?',
    places: {
      none: 'Dat laat ik elke genodigde weten',
      video: 'Videogesprek',
      phone: 'Telefoongesprek',
      in_person: 'Op locatie',
    },
    placeValue: {
      video: 'Link naar uw videoruimte',
      phone: 'Telefoonnummer om te bellen',
      in_person: 'Adres',
    },
    placeHint: 'Alleen wie heeft geboekt, ziet dit.',
  },
  calendar: {
    title: 'Welke agenda laat zien wanneer u bezet bent?',
    text: 'Niemand kan u boeken als u daarin bezet bent. Plak het geheime adres in iCal-indeling: u vindt het in de instellingen van uw agenda, bij ‘delen’ of ‘integreren’.',
    address: 'Geheim adres (iCal)',
    connect: 'Koppelen',
    more: 'Andere manieren om een agenda te koppelen',
    connected: (name) => `${name} is gekoppeld.`,
    skipped: 'Nog geen agenda. U kunt er een koppelen bij ‘Agenda’s’.',
  },
  link: {
    title: 'Uw boekingslink',
    text: 'Stuur hem naar wie u wilt of zet hem in uw handtekening.',
    copy: 'Boekingslink kopiëren',
    open: 'Openen',
    try: 'Testboeking maken',
    tryText:
      'Boek uzelf op de eerstvolgende vrije tijd. Als deze server e-mails verstuurt, krijgt u dezelfde als uw genodigden.',
    none: 'In de komende vier weken is er geen vrije tijd. Controleer uw tijden in stap 1.',
    booked: 'Het werkt. Uw testboeking:',
    show: 'Boeking bekijken',
    cancel: 'Testboeking annuleren',
    canceled: 'De testboeking is geannuleerd.',
  },
  passkey: {
    title: 'De volgende keer inloggen zonder wachtwoord?',
    text: 'Een passkey gebruikt de vingerafdruk, het gezicht of de pincode van dit apparaat.',
    make: 'Passkey maken',
    name: 'Mijn eerste passkey',
    made: 'De volgende keer kunt u inloggen met uw passkey.',
  },
  finish: 'Naar uw boekingen',
};
