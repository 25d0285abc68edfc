import { countingOf } from '../../../words/index.ts';
import type { CalendarsWords } from './en.ts';

const { counted } = countingOf('sv');

export const words: CalendarsWords = {
  intro: 'Tider då du är upptagen i de här kalendrarna erbjuds inte.',
  add: 'Lägg till kalender',
  empty: 'Ingen kalender än',
  emptyText: 'Anslut kalendern du använder, så kan ingen boka dig när du är upptagen.',
  kinds: { feed: 'Adress', caldav: 'Konto' },
  busy: (count) =>
    counted(count, {
      one: '# upptagen tid de närmaste 30 dagarna',
      other: '# upptagna tider de närmaste 30 dagarna',
    }),
  read: (when) => `lästes ${when}`,
  neverRead: 'har inte lästs än',
  state: {
    current: 'Aktuell',
    stale: 'Inaktuell',
    unreachable: 'Kan inte läsas',
    ignored: 'Ignoreras',
    ignoredText: 'Den blockerar ingenting tills vidare.',
    stale_keeps: (when) =>
      `Den lästes senast ${when}. De senast kända upptagna tiderna blockerar fortfarande bokningar.`,
    closes: 'Ingen av dina tider erbjuds förrän den kan läsas igen.',
    closesFor: (host) => `Ingen av de tider som ${host} har erbjuds förrän den kan läsas igen.`,
    keeps: 'De senast kända upptagna tiderna blockerar fortfarande bokningar.',
  },
  problems: {
    unauthorized:
      'Kalenderns server nekade åtkomst. Anslut kalendern igen med dess nuvarande adress eller lösenord; iCloud och Fastmail kräver ett applösenord.',
    not_found: 'Det finns ingen kalender på adressen längre. Kopiera adressen igen och anslut den.',
    unreachable: 'Kalenderns server kunde inte nås. Vi försöker igen automatiskt.',
    timeout: 'Kalenderns server tog för lång tid på sig. Vi försöker igen automatiskt.',
    refused_address: 'Adressen är ingen offentlig https-adress. Den som driver servern kan tillåta den.',
    too_many_requests: 'Kalenderns server bad oss vänta. Vi försöker igen automatiskt.',
    redirected: 'Kalenderns server omdirigerar nu till en annan adress. Anslut kalendern igen med den adressen.',
    unexpected_status: 'Kalenderns server svarade med ett fel. Vi försöker igen automatiskt.',
    too_large: 'Kalendern är för stor. Publicera en kortare period.',
    too_complex: 'Kalendern har för många poster. Publicera en kortare period.',
    too_many_calendars: 'Kontot har för många kalendrar. Anslut i stället enskilda kalendrar med deras adresser.',
    not_a_calendar:
      'Adressen leder till en webbsida, inte till en kalender. Kopiera adressen som slutar på .ics och anslut den.',
    cut_off: 'Bara en del av kalendern kom fram. Vi försöker igen automatiskt.',
    unreadable: 'För många av kalenderns poster gick inte att läsa.',
    emptied:
      'Kalendern är plötsligt tom, så de senast kända upptagna tiderna blockerar fortfarande bokningar. Ta bort den om den verkligen är tom.',
    secret_lost:
      'Adressen eller lösenordet kan inte längre dekrypteras på servern. Ta bort kalendern och anslut den igen.',
  },
  leftOut: 'Vissa kalendrar i kontot läses inte och blockerar därför ingenting.',
  writtenTo: 'Bokningar skrivs in här',
  writeProblem: 'Den senaste bokningen kunde inte skrivas in.',
  unreadable: (count) =>
    counted(count, {
      one: '# post gick inte att läsa helt, så vissa av dess tider kanske inte blockerar bokningar.',
      other: '# poster gick inte att läsa helt, så vissa av deras tider kanske inte blockerar bokningar.',
    }),
  unreadableLines: (count, lines) =>
    counted(count, {
      one: `Se rad ${lines} i filen.`,
      other: `Se raderna ${lines} i filen.`,
    }),
  doubtful: (count) =>
    counted(count, {
      one: '# tid anger en okänd tidszon och läses i kalenderns.',
      other: '# tider anger okända tidszoner och läses i kalenderns.',
    }),
  blocksNothing: 'blockerar inte',
  readNow: 'Läs nu',
  readDone: (name) => `”${name}” har lästs.`,
  ignore: 'Ignorera tills vidare',
  useAgain: 'Använd igen',
  settings: 'Inställningar',
  remove: {
    open: 'Ta bort',
    title: (name) => `Ta bort ”${name}”?`,
    text: 'De upptagna tiderna blockerar inte längre, och adressen eller lösenordet raderas här. Bokningar som skrivits in i kalendern finns kvar där.',
    submit: 'Ta bort kalendern',
    done: (name) => `”${name}” har tagits bort.`,
  },
  edit: {
    title: (name) => `Inställningar för ”${name}”`,
    name: 'Namn',
    whenUnreachable: 'Om den inte går att läsa på sex timmar',
    whenUnreachableChoices: {
      close: 'Erbjud inga tider, så att du aldrig dubbelbokas',
      keep: 'Fortsätt använda de senast kända upptagna tiderna',
    },
    blocks: (name) => `Vad som blockerar i ”${name}”`,
    blocksChoices: { busy: 'Poster som visar mig som upptagen', all: 'Alla poster', nothing: 'Ingenting' },
    writeTo: 'Skriv in bokningar i',
    writeToNone: 'Ingen kalender',
  },
  connect: {
    title: 'Lägg till en kalender',
    provider: 'Var finns din kalender?',
    providers: {
      google: 'Google Kalender',
      outlook: 'Outlook eller Microsoft 365',
      apple: 'Apple iCloud',
      proton: 'Proton Calendar',
      nextcloud: 'Nextcloud',
      other: 'Någon annanstans',
    },
    how: 'Hur vill du ansluta den?',
    byFeed: 'Med dess adress',
    byAccount: 'Med dess konto',
    feedHint: 'De upptagna tiderna läses.',
    accountHint: 'De upptagna tiderna läses, och bokningar kan skrivas in.',
    steps: {
      google: [
        'Öppna calendar.google.com på en dator.',
        'Öppna kalenderns inställningar och sedan ”Integrera kalendern”.',
        'Kopiera den hemliga adressen i iCal-format.',
      ],
      outlook: [
        'Öppna outlook.com eller outlook.office.com och inställningarna där.',
        'Välj ”Kalender” och sedan ”Delade kalendrar”.',
        'Publicera kalendern med alla detaljer eller bara när du är upptagen, och kopiera ICS-länken.',
      ],
      appleFeed: [
        'Öppna Kalender på iCloud.com eller på din Mac.',
        'Dela kalendern som ”Offentlig kalender”.',
        'Kopiera länken. Den börjar med webcal://.',
      ],
      appleAccount: [
        'Öppna account.apple.com och sedan ”Inloggning och säkerhet”.',
        'Skapa ett appspecifikt lösenord.',
        'Ange e-postadressen för ditt Apple-konto och det lösenordet.',
      ],
      proton: [
        'Öppna calendar.proton.me och inställningarna där.',
        'Välj din kalender och sedan att dela med vem som helst.',
        'Skapa en länk och kopiera den.',
      ],
      nextcloudFeed: [
        'Öppna Kalender i din Nextcloud.',
        'Dela kalendern med en länk.',
        'Välj att kopiera prenumerationslänken i länkens meny.',
      ],
      nextcloudAccount: [
        'Öppna inställningarna i din Nextcloud och sedan ”Säkerhet”.',
        'Skapa ett nytt applösenord.',
        'Ange adressen till din Nextcloud, ditt användarnamn och det lösenordet.',
      ],
      otherFeed: ['Leta efter ”Publicera”, ”Dela” eller ”iCal”.', 'Kopiera adressen som slutar på .ics.'],
      otherAccount: [
        'Leta efter ”CalDAV” i leverantörens hjälp.',
        'Ange serverns adress, ditt användarnamn och ditt lösenord; vissa leverantörer kräver ett applösenord.',
      ],
    },
    url: 'Kalenderns adress',
    urlHint: 'Behandla den som ett lösenord: alla som har den kan läsa din kalender. Den lagras krypterad.',
    server: 'Server',
    username: 'Användarnamn',
    password: 'Lösenord',
    name: 'Vad kallar du den?',
    problems: {
      unauthorized:
        'Kalenderns server nekade åtkomst. Kontrollera det du har skrivit; iCloud och Fastmail kräver ett applösenord.',
      not_found: 'Det finns ingen kalender på den här adressen. Kopiera den igen.',
      unreachable: 'Kalenderns server kunde inte nås. Kontrollera adressen.',
      timeout: 'Kalenderns server tog för lång tid på sig. Försök igen senare.',
      too_many_requests: 'Kalenderns server bad oss vänta. Försök igen senare.',
      redirected: 'Servern omdirigerar till en annan adress. Ange den adressen.',
      unexpected_status: 'Kalenderns server svarade med ett fel. Kontrollera adressen eller försök igen senare.',
      cut_off: 'Bara en del av kalendern kom fram. Försök igen.',
    },
    submit: 'Anslut',
    reading: 'Kalendern läses in…',
    done: (name, busy) => `”${name}” är ansluten: ${busy}.`,
  },
  feed: {
    title: 'Dina bokningar i en annan kalender',
    text: 'Prenumerera på den här adressen i din kalender för att se dina bokningar där. Google söker bara efter ändringar med några timmars mellanrum.',
    make: 'Skapa en adress',
    full: 'Med namn och platser',
    busyOnly: 'Bara när du är upptagen',
    secret: 'Alla som har en adress kan se det den visar. Skapa nya adresser om någon har hamnat i fel händer.',
    show: 'Visa adresserna',
    rotate: 'Skapa nya adresser',
    rotateText:
      'Dina nuvarande adresser slutar fungera: kalendrar som prenumererar på dem får inte längre dina bokningar.',
    rotated: 'De nya adresserna är klara.',
  },
};
