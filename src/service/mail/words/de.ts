import { pluralIn } from './plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('de');

export const german: Words = {
  hello: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  meetingWith: (title, name) => `${title} mit ${name}`,
  subject: (status, meeting, when) => `${status}: ${meeting}, ${when}`,
  reminderSubject: (day, time, meeting) => `${day}, ${time}: ${meeting}`,
  status: {
    confirmed: 'Bestätigt',
    newBooking: 'Neue Buchung',
    invitation: 'Einladung',
    rescheduled: 'Verschoben',
    reassigned: 'Neuer Gastgeber',
    unassigned: 'Abgegeben',
    canceled: 'Abgesagt',
  },
  openings: {
    invitee: {
      created: 'Ihr Termin ist gebucht.',
      rescheduled: 'Ihr Termin wurde verschoben.',
      reassigned: 'Ihr Termin findet jetzt mit jemand anderem statt.',
      canceled: 'Ihr Termin wurde abgesagt.',
      reminder: 'Ihr Termin steht bald an.',
    },
    host: {
      created: 'Sie haben eine neue Buchung.',
      rescheduled: 'Ein Termin wurde verschoben.',
      reassigned: 'Ihnen wurde eine Buchung übertragen.',
      canceled: 'Ein Termin wurde abgesagt.',
      reminder: 'Sie haben bald einen Termin.',
    },
    guest: {
      created: 'Sie sind zu einem Termin eingeladen.',
      rescheduled: 'Ihr Termin wurde verschoben.',
      reassigned: 'Ihr Termin findet jetzt mit jemand anderem statt.',
      canceled: 'Ihr Termin wurde abgesagt.',
      reminder: 'Ihr Termin steht bald an.',
    },
  },
  unassigned: 'Eine Ihrer Buchungen wurde einer anderen Person im Team übertragen.',
  labels: {
    what: 'Was',
    when: 'Wann',
    inviteeTime: 'Ortszeit beim Gast',
    formerTime: 'Bisheriger Termin',
    place: 'Wo',
    formerPlace: 'Bisheriger Ort',
    host: 'Mit',
    bookedBy: 'Gebucht von',
    cancelReason: 'Grund der Absage',
    answers: 'Antworten',
  },
  guests: (count) => plural(count, { one: 'Weiterer Gast', other: 'Weitere Gäste' }),
  moreAnswers: (count) =>
    plural(count, {
      one: '# weitere Antwort passt nicht in diese E-Mail.',
      other: '# weitere Antworten passen nicht in diese E-Mail.',
    }),
  yes: 'Ja',
  no: 'Nein',
  actions: { view: 'Termin ansehen', reschedule: 'Verschieben', cancel: 'Termin absagen' },
  reply: (name) => `Eine Antwort auf diese E-Mail erreicht ${name}.`,
  whyYou: 'Sie erhalten diese E-Mail, weil bei der Buchung Ihre Adresse angegeben wurde.',
  invitedBy: (name) => `${name} hat Sie eingeladen.`,
  links: {
    confirmEmail: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      opening: 'Bestätigen Sie diese Adresse, um hier E-Mails zu Ihren Terminen zu erhalten.',
      action: 'Adresse bestätigen',
      validity: 'Der Link funktioniert einmal und 24 Stunden lang.',
      whyYou:
        'Sie erhalten diese E-Mail, weil jemand Ihre Adresse in seinem Profil eingetragen hat. Waren Sie das nicht, müssen Sie nichts tun.',
    },
    signIn: {
      subject: 'Ihr Link zum Anmelden',
      opening: 'Mit diesem Link melden Sie sich in der Verwaltung an.',
      action: 'Anmelden',
      validity: 'Der Link funktioniert einmal und 15 Minuten lang.',
      whyYou:
        'Sie erhalten diese E-Mail, weil jemand mit Ihrer Adresse einen Link zum Anmelden angefordert hat. Waren Sie das nicht, müssen Sie nichts tun: Ohne diese E-Mail kann sich niemand anmelden.',
    },
    invitation: {
      subject: 'Einladung zur Anmeldung',
      opening: 'Sie sind eingeladen, Buchungen gemeinsam mit Ihren Kolleginnen und Kollegen zu verwalten.',
      action: 'Einladung annehmen',
      validity: 'Der Link funktioniert einmal und sieben Tage lang.',
      whyYou:
        'Sie erhalten diese E-Mail, weil jemand aus Ihrem Kollegium Ihre Adresse für eine Einladung angegeben hat. Kennen Sie die Person nicht, müssen Sie nichts tun.',
    },
  },
  calendars: {
    subject: (calendar) => `Ihr Kalender ${calendar} kann nicht gelesen werden`,
    failing: 'Ihr Kalender kann nicht gelesen werden. Die zuletzt bekannten belegten Zeiten bleiben gesperrt.',
    closed:
      'Ihr Kalender konnte seit mehr als sechs Stunden nicht gelesen werden. Bis das wieder gelingt, kann niemand bei Ihnen buchen.',
    calendarLabel: 'Kalender',
    lastRead: 'Zuletzt gelesen',
    advice:
      'Haben sich Adresse oder Passwort geändert, verbinden Sie den Kalender neu. Wenn Sie ohne ihn buchbar sein möchten, ignorieren Sie ihn vorerst.',
  },
  notices: {
    deletedEntries: {
      subject: 'Aus Ihrem Kalender gelöscht, aber nicht abgesagt',
      opening: (count) =>
        plural(count, {
          one: 'Sie haben dies aus Ihrem Kalender gelöscht. Die Buchung gilt weiterhin: Niemand wurde benachrichtigt.',
          other:
            'Sie haben diese Einträge aus Ihrem Kalender gelöscht. Die Buchungen gelten weiterhin: Niemand wurde benachrichtigt.',
        }),
      advice:
        'Wollten Sie absagen, öffnen Sie die Buchung in der Verwaltung und sagen Sie sie ab. Behalten Sie sie, wird sie wieder in Ihren Kalender eingetragen.',
    },
    changedEmail: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      opening: () => 'E-Mails zu Ihren Buchungen gehen ab jetzt an eine andere Adresse.',
      advice:
        'Waren Sie das nicht, melden Sie sich in der Verwaltung an, prüfen Sie die Adresse in Ihrem Profil und ändern Sie Ihr Passwort.',
    },
    addedPasskey: {
      subject: 'Ein Passkey wurde hinzugefügt',
      opening: () => 'Mit einem neuen Passkey kann man sich jetzt unter Ihrer Adresse in der Verwaltung anmelden.',
      advice:
        'Waren Sie das nicht, melden Sie sich in der Verwaltung an, entfernen Sie den Passkey und ändern Sie Ihr Passwort.',
    },
  },
  refusedMail: {
    subject: (address) => `${address} ist nicht erreichbar`,
    opening: 'Der Mailserver dieser Adresse hat unsere E-Mail zu dieser Buchung abgelehnt.',
    advice: 'Vielleicht ist die Adresse falsch geschrieben. Benachrichtigen Sie die Person auf anderem Weg.',
  },
};
