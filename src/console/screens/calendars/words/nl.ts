import { countingOf } from '../../../words/index.ts';
import type { CalendarsWords } from './en.ts';

const { counted } = countingOf('nl');

export const words: CalendarsWords = {
  intro: 'Tijden waarop u volgens deze agenda’s bezet bent, worden niet aangeboden.',
  add: 'Agenda toevoegen',
  empty: 'Nog geen agenda',
  emptyText: 'Koppel de agenda die u gebruikt; dan kan niemand u boeken als u bezet bent.',
  kinds: { feed: 'Adres', caldav: 'Account' },
  busy: (count) =>
    counted(count, {
      one: '# bezette tijd in de komende 30 dagen',
      other: '# bezette tijden in de komende 30 dagen',
    }),
  read: (when) => `${when} gelezen`,
  neverRead: 'nog niet gelezen',
  state: {
    current: 'Actueel',
    stale: 'Verouderd',
    unreachable: 'Niet leesbaar',
    ignored: 'Genegeerd',
    ignoredText: 'Blokkeert voorlopig niets.',
    stale_keeps: (when) => `Voor het laatst ${when} gelezen. De laatst bekende bezette tijden blijven geblokkeerd.`,
    closes: 'Tot de agenda weer leesbaar is, wordt geen van uw tijden aangeboden.',
    closesFor: (host) => `Tot de agenda weer leesbaar is, wordt geen van de tijden van ${host} aangeboden.`,
    keeps: 'De laatst bekende bezette tijden blijven geblokkeerd.',
  },
  problems: {
    unauthorized:
      'De server van de agenda weigert toegang. Koppel de agenda opnieuw met het huidige adres of wachtwoord; iCloud en Fastmail vragen om een appwachtwoord.',
    not_found: 'Op het adres staat geen agenda meer. Kopieer het adres opnieuw en koppel de agenda.',
    unreachable: 'De server van de agenda is niet bereikbaar. We proberen het automatisch opnieuw.',
    timeout: 'De server van de agenda deed er te lang over. We proberen het automatisch opnieuw.',
    refused_address: 'Het adres is geen openbaar https-adres. De beheerder van deze server kan het toestaan.',
    too_many_requests: 'De server van de agenda vraagt ons te wachten. We proberen het automatisch opnieuw.',
    redirected:
      'De server van de agenda verwijst nu door naar een ander adres. Koppel de agenda opnieuw met dat adres.',
    unexpected_status: 'De server van de agenda meldt een fout. We proberen het automatisch opnieuw.',
    too_large: 'De agenda is te groot. Publiceer een kortere periode.',
    too_complex: 'De agenda heeft te veel items. Publiceer een kortere periode.',
    too_many_calendars:
      'Het account heeft te veel agenda’s. Koppel in plaats daarvan afzonderlijke agenda’s met hun adres.',
    not_a_calendar:
      'Het adres leidt naar een webpagina en niet naar een agenda. Kopieer het adres dat eindigt op .ics en koppel het.',
    cut_off: 'Slechts een deel van de agenda is aangekomen. We proberen het automatisch opnieuw.',
    unreadable: 'Te veel items van de agenda zijn niet leesbaar.',
    emptied:
      'De agenda is ineens leeg, dus blijven de laatst bekende bezette tijden geblokkeerd. Is hij echt leeg, verwijder hem dan.',
    secret_lost:
      'Het adres of wachtwoord kan op deze server niet meer worden ontsleuteld. Verwijder de agenda en koppel hem opnieuw.',
  },
  leftOut: 'Sommige agenda’s van dit account worden niet gelezen en blokkeren dus niets.',
  writtenTo: 'Boekingen komen hierin',
  writeProblem: 'De laatste boeking kon er niet in worden gezet.',
  unreadable: (count) =>
    counted(count, {
      one: '# item is niet volledig leesbaar, dus sommige tijden ervan worden misschien niet geblokkeerd.',
      other: '# items zijn niet volledig leesbaar, dus sommige tijden ervan worden misschien niet geblokkeerd.',
    }),
  unreadableLines: (count, lines) =>
    counted(count, {
      one: `Zie regel ${lines} van het bestand.`,
      other: `Zie regels ${lines} van het bestand.`,
    }),
  doubtful: (count) =>
    counted(count, {
      one: '# tijd noemt een onbekende tijdzone en wordt gelezen in die van de agenda.',
      other: '# tijden noemen onbekende tijdzones en worden gelezen in die van de agenda.',
    }),
  blocksNothing: 'blokkeert niets',
  readNow: 'Nu lezen',
  readDone: (name) => `‘${name}’ is gelezen.`,
  ignore: 'Voorlopig negeren',
  useAgain: 'Weer gebruiken',
  settings: 'Instellingen',
  remove: {
    open: 'Verwijderen',
    title: (name) => `‘${name}’ verwijderen?`,
    text: 'De bezette tijden blokkeren niet meer en het adres of wachtwoord wordt hier gewist. Boekingen die in de agenda staan, blijven daar.',
    submit: 'Agenda verwijderen',
    done: (name) => `‘${name}’ is verwijderd.`,
  },
  edit: {
    title: (name) => `Instellingen van ‘${name}’`,
    name: 'Naam',
    whenUnreachable: 'Als hij zes uur niet te lezen is',
    whenUnreachableChoices: {
      close: 'Geen tijden aanbieden, zodat u nooit dubbel wordt geboekt',
      keep: 'De laatst bekende bezette tijden blijven gebruiken',
    },
    blocks: (name) => `Wat in ‘${name}’ blokkeert`,
    blocksChoices: { busy: 'Items die mij als bezet tonen', all: 'Elk item', nothing: 'Niets' },
    writeTo: 'Boekingen zetten in',
    writeToNone: 'Geen agenda',
  },
  connect: {
    title: 'Agenda toevoegen',
    provider: 'Waar staat uw agenda?',
    providers: {
      google: 'Google Agenda',
      outlook: 'Outlook of Microsoft 365',
      apple: 'Apple iCloud',
      proton: 'Proton Calendar',
      nextcloud: 'Nextcloud',
      other: 'Ergens anders',
    },
    how: 'Hoe wilt u hem koppelen?',
    byFeed: 'Via het adres',
    byAccount: 'Via het account',
    feedHint: 'De bezette tijden worden gelezen.',
    accountHint: 'De bezette tijden worden gelezen en er kunnen boekingen in worden gezet.',
    steps: {
      google: [
        'Open calendar.google.com op een computer.',
        'Open de instellingen van uw agenda en dan ‘Agenda integreren’.',
        'Kopieer het ‘Geheime adres in iCal-indeling’.',
      ],
      outlook: [
        'Open outlook.com of outlook.office.com en daar de instellingen.',
        'Kies ‘Agenda’ en dan ‘Gedeelde agenda’s’.',
        'Publiceer uw agenda met alle details of alleen met wanneer u bezet bent, en kopieer de ICS-koppeling.',
      ],
      appleFeed: [
        'Open Agenda op iCloud.com of op uw Mac.',
        'Deel uw agenda als ‘Openbare agenda’.',
        'Kopieer de link. Die begint met webcal://.',
      ],
      appleAccount: [
        'Open account.apple.com en dan ‘Inloggen en beveiliging’.',
        'Maak een app-specifiek wachtwoord.',
        'Vul het e-mailadres van uw Apple Account en dat wachtwoord in.',
      ],
      proton: [
        'Open calendar.proton.me en daar de instellingen.',
        'Kies uw agenda en dan delen met iedereen.',
        'Maak een link en kopieer die.',
      ],
      nextcloudFeed: [
        'Open Agenda in uw Nextcloud.',
        'Deel uw agenda met een link.',
        'Kies in het menu van die link het kopiëren van de abonnementslink.',
      ],
      nextcloudAccount: [
        'Open de instellingen van uw Nextcloud en dan ‘Beveiliging’.',
        'Maak een nieuw app-wachtwoord.',
        'Vul het adres van uw Nextcloud, uw gebruikersnaam en dat wachtwoord in.',
      ],
      otherFeed: ['Zoek naar ‘Publiceren’, ‘Delen’ of ‘iCal’.', 'Kopieer het adres dat eindigt op .ics.'],
      otherAccount: [
        'Zoek in de hulp van uw aanbieder naar ‘CalDAV’.',
        'Vul het adres van de server, uw gebruikersnaam en uw wachtwoord in; sommige aanbieders vragen om een appwachtwoord.',
      ],
    },
    url: 'Adres van de agenda',
    urlHint: 'Behandel het als een wachtwoord: wie het heeft, kan uw agenda lezen. Het wordt versleuteld opgeslagen.',
    server: 'Server',
    username: 'Gebruikersnaam',
    password: 'Wachtwoord',
    name: 'Hoe noemt u hem?',
    problems: {
      unauthorized:
        'De server van de agenda weigert toegang. Controleer wat u hebt ingevuld; iCloud en Fastmail vragen om een appwachtwoord.',
      not_found: 'Op dit adres staat geen agenda. Kopieer het opnieuw.',
      unreachable: 'De server van de agenda is niet bereikbaar. Controleer het adres.',
      timeout: 'De server van de agenda deed er te lang over. Probeer het later opnieuw.',
      too_many_requests: 'De server van de agenda vraagt ons te wachten. Probeer het later opnieuw.',
      redirected: 'De server verwijst door naar een ander adres. Vul dat adres in.',
      unexpected_status: 'De server van de agenda meldt een fout. Controleer het adres of probeer het later opnieuw.',
      cut_off: 'Slechts een deel van de agenda is aangekomen. Probeer het opnieuw.',
    },
    submit: 'Koppelen',
    reading: 'Agenda wordt gelezen…',
    done: (name, busy) => `‘${name}’ is gekoppeld: ${busy}.`,
  },
  feed: {
    title: 'Uw boekingen in een andere agenda',
    text: 'Abonneer u in uw agenda op dit adres om uw boekingen daar te zien. Google kijkt maar om de paar uur of er iets is gewijzigd.',
    make: 'Adres maken',
    full: 'Met namen en plaatsen',
    busyOnly: 'Alleen wanneer u bezet bent',
    secret:
      'Wie een adres heeft, kan zien wat het toont. Is het in verkeerde handen gevallen, maak dan nieuwe adressen.',
    show: 'Adressen tonen',
    rotate: 'Nieuwe adressen maken',
    rotateText:
      'Uw huidige adressen werken dan niet meer: agenda’s die erop geabonneerd zijn, krijgen uw boekingen niet meer.',
    rotated: 'De nieuwe adressen zijn klaar.',
  },
};
