import { countingOf } from '../../../words/index.ts';
import type { CalendarsWords } from './en.ts';

const { counted } = countingOf('de');

export const words: CalendarsWords = {
  intro: 'Zeiten, die in diesen Kalendern belegt sind, werden nicht angeboten.',
  add: 'Kalender hinzufügen',
  empty: 'Noch kein Kalender',
  emptyText: 'Verbinden Sie Ihren Kalender, damit niemand bucht, wenn Sie schon etwas vorhaben.',
  kinds: { feed: 'Adresse', caldav: 'Konto' },
  busy: (count) =>
    counted(count, {
      one: '# belegte Zeit in den nächsten 30 Tagen',
      other: '# belegte Zeiten in den nächsten 30 Tagen',
    }),
  read: (when) => `${when} gelesen`,
  neverRead: 'noch nicht gelesen',
  state: {
    current: 'Aktuell',
    stale: 'Veraltet',
    unreachable: 'Nicht lesbar',
    ignored: 'Ignoriert',
    ignoredText: 'Er wird vorerst nicht berücksichtigt.',
    stale_keeps: (when) => `Er wurde zuletzt ${when} gelesen. Die zuletzt bekannten belegten Zeiten bleiben gesperrt.`,
    closes: 'Bis er wieder lesbar ist, wird keine Ihrer Zeiten angeboten.',
    closesFor: (host) => `Bis er wieder lesbar ist, wird keine Zeit von ${host} angeboten.`,
    keeps: 'Die zuletzt bekannten belegten Zeiten bleiben gesperrt.',
  },
  problems: {
    unauthorized:
      'Der Server des Kalenders hat den Zugang verweigert. Verbinden Sie den Kalender neu, mit der aktuellen Adresse oder dem aktuellen Passwort; iCloud und Fastmail brauchen ein App-Passwort.',
    not_found: 'Unter seiner Adresse gibt es keinen Kalender mehr. Kopieren Sie die Adresse neu und verbinden Sie ihn.',
    unreachable: 'Der Server des Kalenders ist nicht erreichbar. Wir versuchen es automatisch noch einmal.',
    timeout: 'Der Server des Kalenders hat zu lange gebraucht. Wir versuchen es automatisch noch einmal.',
    refused_address:
      'Seine Adresse ist keine öffentliche https-Adresse. Wer diesen Server betreibt, kann sie erlauben.',
    too_many_requests:
      'Der Server des Kalenders hat zu viele Anfragen erhalten und bittet zu warten. Wir versuchen es automatisch noch einmal.',
    redirected:
      'Der Server des Kalenders leitet jetzt an eine andere Adresse weiter. Verbinden Sie den Kalender neu, mit dieser Adresse.',
    unexpected_status: 'Der Server des Kalenders meldet einen Fehler. Wir versuchen es automatisch noch einmal.',
    too_large: 'Der Kalender ist zu groß. Veröffentlichen Sie einen kürzeren Zeitraum.',
    too_complex: 'Der Kalender hat zu viele Einträge. Veröffentlichen Sie einen kürzeren Zeitraum.',
    too_many_calendars:
      'Das Konto hat zu viele Kalender. Verbinden Sie stattdessen einzelne Kalender über deren Adressen.',
    not_a_calendar:
      'Unter seiner Adresse liegt eine Webseite statt eines Kalenders. Kopieren Sie die Adresse, die auf .ics endet, und verbinden Sie ihn.',
    cut_off: 'Nur ein Teil des Kalenders ist angekommen. Wir versuchen es automatisch noch einmal.',
    unreadable: 'Zu viele Einträge des Kalenders sind nicht lesbar.',
    emptied:
      'Der Kalender ist plötzlich leer. Die zuletzt bekannten belegten Zeiten bleiben gesperrt. Wenn er wirklich leer ist, entfernen Sie ihn.',
    secret_lost:
      'Seine Adresse oder sein Passwort lässt sich auf diesem Server nicht mehr entschlüsseln. Entfernen Sie den Kalender und verbinden Sie ihn neu.',
  },
  leftOut: 'Einige Kalender dieses Kontos werden nicht gelesen und daher nicht berücksichtigt.',
  writtenTo: 'Hier werden Buchungen eingetragen',
  writeProblem: 'Die letzte Buchung konnte nicht eingetragen werden.',
  unreadable: (count) =>
    counted(count, {
      one: '# Eintrag ist nicht vollständig lesbar. Manche seiner Zeiten werden vielleicht nicht gesperrt.',
      other: '# Einträge sind nicht vollständig lesbar. Manche ihrer Zeiten werden vielleicht nicht gesperrt.',
    }),
  unreadableLines: (count, lines) =>
    counted(count, {
      one: `Siehe Zeile ${lines} der Datei.`,
      other: `Siehe Zeilen ${lines} der Datei.`,
    }),
  doubtful: (count) =>
    counted(count, {
      one: '# Zeit nennt eine unbekannte Zeitzone und wird in der des Kalenders gelesen.',
      other: '# Zeiten nennen unbekannte Zeitzonen und werden in der des Kalenders gelesen.',
    }),
  blocksNothing: 'wird nicht berücksichtigt',
  readNow: 'Jetzt lesen',
  readDone: (name) => `„${name}“ wurde gelesen.`,
  ignore: 'Vorerst ignorieren',
  useAgain: 'Wieder verwenden',
  settings: 'Einstellungen',
  remove: {
    open: 'Entfernen',
    title: (name) => `„${name}“ entfernen?`,
    text: 'Belegte Zeiten aus diesem Kalender werden nicht mehr berücksichtigt, und seine Adresse oder sein Passwort wird hier gelöscht. Eingetragene Buchungen bleiben dort stehen.',
    submit: 'Kalender entfernen',
    done: (name) => `„${name}“ wurde entfernt.`,
  },
  edit: {
    title: (name) => `Einstellungen von „${name}“`,
    name: 'Name',
    whenUnreachable: 'Wenn er sechs Stunden nicht lesbar ist',
    whenUnreachableChoices: {
      close: 'Keine Zeiten anbieten, damit Sie nie doppelt gebucht werden',
      keep: 'Die zuletzt bekannten belegten Zeiten weiter sperren',
    },
    blocks: (name) => `Was in „${name}“ als belegt gilt`,
    blocksChoices: { busy: 'Einträge mit dem Status „Beschäftigt“', all: 'Jeder Eintrag', nothing: 'Nichts' },
    writeTo: 'Buchungen eintragen in',
    writeToNone: 'Keinen Kalender',
  },
  connect: {
    title: 'Kalender hinzufügen',
    provider: 'Wo ist Ihr Kalender?',
    providers: {
      google: 'Google Kalender',
      outlook: 'Outlook oder Microsoft 365',
      apple: 'Apple iCloud',
      proton: 'Proton Calendar',
      nextcloud: 'Nextcloud',
      other: 'Woanders',
    },
    how: 'Wie wollen Sie ihn verbinden?',
    byFeed: 'Über seine Adresse',
    byAccount: 'Über sein Konto',
    feedHint: 'Seine belegten Zeiten werden gelesen.',
    accountHint: 'Seine belegten Zeiten werden gelesen, und Buchungen können eingetragen werden.',
    steps: {
      google: [
        'Öffnen Sie calendar.google.com an einem Computer.',
        'Öffnen Sie die Einstellungen Ihres Kalenders und dort „Kalender integrieren“.',
        'Kopieren Sie die „Privatadresse im iCal-Format“.',
      ],
      outlook: [
        'Öffnen Sie outlook.com oder outlook.office.com und dort die Einstellungen.',
        'Wählen Sie „Kalender“ und dann „Freigegebene Kalender“.',
        'Veröffentlichen Sie Ihren Kalender und kopieren Sie den ICS-Link.',
      ],
      appleFeed: [
        'Öffnen Sie den Kalender auf iCloud.com oder auf Ihrem Mac.',
        'Geben Sie ihn als „Öffentlicher Kalender“ frei.',
        'Kopieren Sie den Link. Er beginnt mit webcal://.',
      ],
      appleAccount: [
        'Öffnen Sie account.apple.com und dort „Anmeldung und Sicherheit“.',
        'Erstellen Sie ein app-spezifisches Passwort.',
        'Geben Sie die E-Mail-Adresse Ihres Apple Accounts und dieses Passwort ein.',
      ],
      proton: [
        'Öffnen Sie calendar.proton.me und dort die Einstellungen.',
        'Wählen Sie Ihren Kalender und dann „Mit jedem teilen“.',
        'Erstellen Sie einen Link und kopieren Sie ihn.',
      ],
      nextcloudFeed: [
        'Öffnen Sie den Kalender in Ihrer Nextcloud.',
        'Teilen Sie ihn über einen Link.',
        'Wählen Sie im Menü dieses Links „Abonnement-Link kopieren“.',
      ],
      nextcloudAccount: [
        'Öffnen Sie die Einstellungen Ihrer Nextcloud und dort „Sicherheit“.',
        'Erstellen Sie ein neues App-Passwort.',
        'Geben Sie die Adresse Ihrer Nextcloud, Ihren Benutzernamen und dieses Passwort ein.',
      ],
      otherFeed: [
        'Suchen Sie nach „Veröffentlichen“, „Freigeben“ oder „iCal“.',
        'Kopieren Sie die Adresse, die auf .ics endet.',
      ],
      otherAccount: [
        'Suchen Sie in der Hilfe Ihres Anbieters nach „CalDAV“.',
        'Geben Sie die Adresse des Servers, Ihren Benutzernamen und Ihr Passwort ein; manche Anbieter verlangen ein App-Passwort.',
      ],
    },
    url: 'Adresse des Kalenders',
    urlHint:
      'Behandeln Sie sie wie ein Passwort: Wer sie hat, kann Ihren Kalender lesen. Sie wird hier verschlüsselt gespeichert.',
    server: 'Server',
    username: 'Benutzername',
    password: 'Passwort',
    name: 'Wie soll er heißen?',
    problems: {
      unauthorized:
        'Der Server des Kalenders hat den Zugang verweigert. Prüfen Sie Ihre Eingaben; iCloud und Fastmail brauchen ein App-Passwort.',
      not_found: 'Unter dieser Adresse gibt es keinen Kalender. Kopieren Sie sie neu.',
      unreachable: 'Der Server des Kalenders ist nicht erreichbar. Prüfen Sie die Adresse.',
      timeout: 'Der Server des Kalenders hat zu lange gebraucht. Versuchen Sie es später noch einmal.',
      too_many_requests:
        'Der Server des Kalenders hat zu viele Anfragen erhalten und bittet zu warten. Versuchen Sie es später noch einmal.',
      redirected: 'Der Server leitet an eine andere Adresse weiter. Geben Sie diese Adresse ein.',
      unexpected_status:
        'Der Server des Kalenders meldet einen Fehler. Prüfen Sie die Adresse oder versuchen Sie es später noch einmal.',
      cut_off: 'Nur ein Teil des Kalenders ist angekommen. Versuchen Sie es noch einmal.',
    },
    submit: 'Verbinden',
    reading: 'Der Kalender wird gelesen …',
    done: (name, busy) => `„${name}“ ist verbunden: ${busy}.`,
  },
  feed: {
    title: 'Ihre Buchungen in einem anderen Kalender',
    text: 'Abonnieren Sie diese Adresse in Ihrem Kalender, dann sehen Sie dort Ihre Buchungen. Google ruft sie nur alle paar Stunden ab.',
    make: 'Adresse erstellen',
    full: 'Mit Namen und Orten',
    busyOnly: 'Nur belegte Zeiten',
    secret:
      'Wer eine Adresse hat, kann sehen, was sie zeigt. Erstellen Sie neue Adressen, falls eine in falsche Hände geraten ist.',
    show: 'Adressen anzeigen',
    rotate: 'Neue Adressen erstellen',
    rotateText:
      'Die bisherigen Adressen gelten dann nicht mehr: Kalender, die sie abonniert haben, bekommen keine Buchungen mehr.',
    rotated: 'Die neuen Adressen sind erstellt.',
  },
};
