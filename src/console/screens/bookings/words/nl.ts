import { countingOf } from '../../../words/index.ts';
import type { BookingsWords } from './en.ts';

const { counted } = countingOf('nl');

export const words: BookingsWords = {
  title: 'Boekingen',
  search: 'Zoek op naam of e-mail',
  copyLink: 'Boekingslink kopiëren',
  newBooking: 'Nieuwe boeking',
  download: 'CSV downloaden',
  views: { label: 'Welke boekingen', upcoming: 'Gepland', past: 'Voorbij', canceled: 'Geannuleerd' },
  next: {
    label: 'Volgende boeking',
    soon: (when) => `Volgende · ${when}`,
    now: (until) => `Nu · tot ${until}`,
    title: (eventType, invitee) => (eventType ? `${eventType} met ${invitee}` : invitee),
    inCity: (time, city) => `${time} in ${city}`,
    quoted: (text) => `‘${text}’`,
    open: 'Openen',
  },
  filters: {
    eventType: 'Afspraaktype',
    everyEventType: 'Alle afspraaktypen',
    host: 'Organisator',
    everyHost: 'Alle organisatoren',
    outcome: 'Verloop',
    everyOutcome: 'Elk verloop',
    noShow: 'Niet verschenen',
  },
  empty: {
    upcoming: 'Geen geplande boekingen',
    upcomingText: 'Stuur iemand uw boekingslink. De boeking verschijnt dan hier.',
    past: 'Geen eerdere boekingen',
    pastText: 'Boekingen komen hier te staan als ze voorbij zijn.',
    canceled: 'Geen geannuleerde boekingen',
    canceledText: 'Boekingen die u of een genodigde annuleert, staan hier.',
    eventTypes: 'Uw afspraaktypen bekijken',
    search: 'Geen boekingen gevonden',
    searchText:
      'Er wordt gezocht op het begin van namen en e-mailadressen. De boeking kan ook op een ander tabblad staan.',
    clear: 'Zoekopdracht en filters wissen',
  },
  deleted: {
    text: (count) =>
      counted(count, {
        one: 'Er is een boeking uit de agenda verwijderd, maar niet geannuleerd.',
        other: 'Er zijn # boekingen uit de agenda verwijderd, maar niet geannuleerd.',
      }),
    decide: 'Annuleren of behouden',
  },
  moved: {
    text: (count) =>
      counted(count, {
        one: 'Er staat een boeking op een andere tijd in de agenda, maar die is niet verplaatst.',
        other: 'Er staan # boekingen op een andere tijd in de agenda, maar die zijn niet verplaatst.',
      }),
    decide: 'Verplaatsen of terugzetten',
  },
  problem: {
    stale: (name, when) =>
      `Uw agenda ‘${name}’ is voor het laatst ${when} gelezen. De laatst bekende bezette tijden blijven geblokkeerd.`,
    neverRead: (name) => `Uw agenda ‘${name}’ is nog niet gelezen.`,
    closed: (name) => `Uw agenda ‘${name}’ kan niet worden gelezen, dus wordt geen van uw tijden aangeboden.`,
    kept: (name) =>
      `Uw agenda ‘${name}’ kan niet worden gelezen. De laatst bekende bezette tijden blijven geblokkeerd.`,
    more: (count) =>
      counted(count, { one: 'Nog een agenda heeft een probleem.', other: 'Nog # agenda’s hebben een probleem.' }),
    solve: 'Bekijken wat u kunt doen',
  },
};
