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
  found: (count) => counted(count, { one: '# boeking', other: '# boekingen' }),
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
};
