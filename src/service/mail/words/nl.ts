import { pluralIn } from './plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('nl');

export const dutch: Words = {
  hello: (name) => (name ? `Beste ${name},` : 'Goedendag,'),
  meetingWith: (title, name) => `${title} met ${name}`,
  subject: (status, meeting, when) => `${status}: ${meeting}, ${when}`,
  reminderSubject: (day, time, meeting) => `${day} ${time}: ${meeting}`,
  status: {
    confirmed: 'Bevestigd',
    newBooking: 'Nieuwe afspraak',
    invitation: 'Uitnodiging',
    rescheduled: 'Verplaatst',
    reassigned: 'Andere organisator',
    unassigned: 'Overgedragen',
    canceled: 'Geannuleerd',
  },
  openings: {
    invitee: {
      created: 'Uw afspraak is bevestigd.',
      rescheduled: 'Uw afspraak is verplaatst.',
      reassigned: 'Uw afspraak is nu met iemand anders.',
      canceled: 'Uw afspraak is geannuleerd.',
      reminder: 'Uw afspraak komt eraan.',
    },
    host: {
      created: 'U hebt een nieuwe afspraak.',
      rescheduled: 'Een afspraak is verplaatst.',
      reassigned: 'Er is een afspraak aan u toegewezen.',
      canceled: 'Een afspraak is geannuleerd.',
      reminder: 'U hebt binnenkort een afspraak.',
    },
    guest: {
      created: 'U bent uitgenodigd voor een afspraak.',
      rescheduled: 'Uw afspraak is verplaatst.',
      reassigned: 'Uw afspraak is nu met iemand anders.',
      canceled: 'Uw afspraak is geannuleerd.',
      reminder: 'Uw afspraak komt eraan.',
    },
  },
  unassigned: 'Een van uw afspraken is aan een collega overgedragen.',
  labels: {
    what: 'Wat',
    when: 'Wanneer',
    inviteeTime: 'Lokale tijd van de genodigde',
    formerTime: 'Oude tijd',
    place: 'Waar',
    formerPlace: 'Oude plaats',
    host: 'Met',
    bookedBy: 'Geboekt door',
    cancelReason: 'Reden van annulering',
    answers: 'Antwoorden',
  },
  guests: (count) => plural(count, { one: 'Andere gast', other: 'Andere gasten' }),
  moreAnswers: (count) =>
    plural(count, {
      one: 'Nog # antwoord past niet in deze e-mail.',
      other: 'Nog # antwoorden passen niet in deze e-mail.',
    }),
  yes: 'Ja',
  no: 'Nee',
  actions: { view: 'Afspraak bekijken', reschedule: 'Verplaatsen', cancel: 'Afspraak annuleren' },
  reply: (name) => `Beantwoord deze e-mail om ${name} te bereiken.`,
  whyYou: 'U ontvangt deze e-mail omdat uw adres bij het boeken is opgegeven.',
  invitedBy: (name) => `${name} heeft u uitgenodigd.`,
  links: {
    confirmEmail: {
      subject: 'Bevestig uw e-mailadres',
      opening: 'Bevestig dit adres om hier e-mails over uw afspraken te ontvangen.',
      action: 'Adres bevestigen',
      validity: 'De link werkt één keer, 24 uur lang.',
      whyYou:
        'U ontvangt deze e-mail omdat iemand uw adres in een profiel heeft ingevuld. Was u dat niet, dan hoeft u niets te doen.',
    },
    signIn: {
      subject: 'Uw link om in te loggen',
      opening: 'Met deze link logt u in op de beheeromgeving.',
      action: 'Inloggen',
      validity: 'De link werkt één keer, 15 minuten lang.',
      whyYou:
        'U ontvangt deze e-mail omdat iemand met uw adres om een link heeft gevraagd om in te loggen. Was u dat niet, dan hoeft u niets te doen: zonder deze e-mail kan niemand inloggen.',
    },
    invitation: {
      subject: 'Uitnodiging om in te loggen',
      opening: 'U bent uitgenodigd om samen met uw collega’s boekingen te beheren.',
      action: 'Uitnodiging accepteren',
      validity: 'De link werkt één keer, zeven dagen lang.',
      whyYou:
        'U ontvangt deze e-mail omdat een collega uw adres heeft ingevuld om u uit te nodigen. Kent u deze persoon niet, dan hoeft u niets te doen.',
    },
  },
  calendars: {
    subject: (calendar) => `Uw agenda ${calendar} kan niet worden gelezen`,
    failing: 'Uw agenda kan niet worden gelezen. De laatst bekende bezette tijden blijven geblokkeerd.',
    closed: 'Uw agenda kon al meer dan zes uur niet worden gelezen. Niemand kan bij u boeken tot dat weer lukt.',
    calendarLabel: 'Agenda',
    lastRead: 'Laatst gelezen',
    advice:
      'Zijn het adres of het wachtwoord gewijzigd, verbind de agenda dan opnieuw. Wilt u zonder deze agenda boekbaar zijn, negeer hem dan voorlopig.',
  },
  notices: {
    deletedEntries: {
      subject: 'Verwijderd uit uw agenda, maar niet geannuleerd',
      opening: (count) =>
        plural(count, {
          one: 'U hebt dit uit uw agenda verwijderd. De boeking blijft staan: niemand heeft bericht gekregen.',
          other:
            'U hebt deze afspraken uit uw agenda verwijderd. De boekingen blijven staan: niemand heeft bericht gekregen.',
        }),
      advice:
        'Wilde u annuleren, open dan de boeking in de beheeromgeving en annuleer haar. Houdt u de boeking aan, dan wordt ze opnieuw in uw agenda gezet.',
    },
    changedEmail: {
      subject: 'Uw e-mailadres is gewijzigd',
      opening: () => 'E-mails over uw afspraken gaan voortaan naar een ander adres.',
      advice:
        'Was u dit niet? Log dan in op de beheeromgeving, controleer het adres in uw profiel en wijzig uw wachtwoord.',
    },
    addedPasskey: {
      subject: 'Er is een passkey toegevoegd',
      opening: () => 'Met een nieuwe passkey kan iemand nu met uw adres inloggen op de beheeromgeving.',
      advice: 'Was u dit niet? Log dan in op de beheeromgeving, verwijder de passkey en wijzig uw wachtwoord.',
    },
  },
  refusedMail: {
    subject: (address) => `${address} is niet bereikbaar`,
    opening: 'De mailserver van dit adres heeft ons bericht over deze boeking geweigerd.',
    advice: 'Misschien is het adres verkeerd gespeld. Laat het de persoon op een andere manier weten.',
  },
};
