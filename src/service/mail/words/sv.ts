import { pluralIn } from './plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('sv');

export const swedish: Words = {
  hello: (name) => (name ? `Hej ${name}!` : 'Hej!'),
  meetingWith: (title, name) => `${title} med ${name}`,
  subject: (status, meeting, when) => `${status}: ${meeting}, ${when}`,
  reminderSubject: (day, time, meeting) => `${day} kl. ${time}: ${meeting}`,
  status: {
    confirmed: 'Bekräftat',
    newBooking: 'Ny bokning',
    invitation: 'Inbjudan',
    rescheduled: 'Ny tid',
    reassigned: 'Ny värd',
    unassigned: 'Överlämnat',
    canceled: 'Avbokat',
  },
  openings: {
    invitee: {
      created: 'Din bokning är bekräftad.',
      rescheduled: 'Din bokning har fått en ny tid.',
      reassigned: 'Din bokning har fått en ny värd.',
      canceled: 'Din bokning är avbokad.',
      reminder: 'Det är snart dags för ditt möte.',
    },
    host: {
      created: 'Du har en ny bokning.',
      rescheduled: 'En bokning har fått en ny tid.',
      reassigned: 'Du har fått en bokning tilldelad.',
      canceled: 'En bokning är avbokad.',
      reminder: 'Du har snart ett möte.',
    },
    guest: {
      created: 'Du är inbjuden till ett möte.',
      rescheduled: 'Ditt möte har fått en ny tid.',
      reassigned: 'Ditt möte har fått en ny värd.',
      canceled: 'Ditt möte är avbokat.',
      reminder: 'Det är snart dags för ditt möte.',
    },
  },
  unassigned: 'En av dina bokningar har lämnats över till en kollega.',
  labels: {
    what: 'Vad',
    when: 'När',
    inviteeTime: 'Lokal tid för den inbjudna',
    formerTime: 'Tidigare tid',
    place: 'Var',
    formerPlace: 'Tidigare plats',
    host: 'Med',
    bookedBy: 'Bokat av',
    cancelReason: 'Anledning till avbokningen',
    answers: 'Svar',
  },
  guests: (count) => plural(count, { one: 'Ytterligare gäst', other: 'Ytterligare gäster' }),
  moreAnswers: (count) => plural(count, { other: '# svar till får inte plats i det här mejlet.' }),
  yes: 'Ja',
  no: 'Nej',
  actions: { view: 'Visa bokningen', reschedule: 'Flytta', cancel: 'Avboka' },
  reply: (name) => `Svara på det här mejlet för att nå ${name}.`,
  whyYou: 'Du får det här mejlet för att din adress angavs när mötet bokades.',
  invitedBy: (name) => `${name} har bjudit in dig.`,
  links: {
    confirmEmail: {
      subject: 'Bekräfta din e-postadress',
      opening: 'Bekräfta adressen för att få mejl om dina bokningar hit.',
      action: 'Bekräfta adressen',
      validity: 'Länken fungerar en gång, i 24 timmar.',
      whyYou:
        'Du får det här mejlet för att någon angav din adress i sin profil. Var det inte du behöver du inte göra något.',
    },
    signIn: {
      subject: 'Din länk för att logga in',
      opening: 'Använd länken för att logga in i konsolen.',
      action: 'Logga in',
      validity: 'Länken fungerar en gång, i 15 minuter.',
      whyYou:
        'Du får det här mejlet för att någon bad om en länk för att logga in med din adress. Var det inte du behöver du inte göra något: utan mejlet kan ingen logga in.',
    },
    invitation: {
      subject: 'Du är inbjuden att logga in',
      opening: 'Du är inbjuden att hantera bokningar tillsammans med dina kollegor.',
      action: 'Tacka ja',
      validity: 'Länken fungerar en gång, i sju dagar.',
      whyYou:
        'Du får det här mejlet för att en kollega angav din adress för att bjuda in dig. Känner du inte personen behöver du inte göra något.',
    },
  },
  calendars: {
    subject: (calendar) => `Din kalender ${calendar} kan inte läsas`,
    failing: 'Din kalender kan inte läsas. De senast kända upptagna tiderna är fortfarande spärrade.',
    closed: 'Din kalender har inte kunnat läsas på mer än sex timmar. Ingen kan boka dig förrän det går igen.',
    calendarLabel: 'Kalender',
    lastRead: 'Senast läst',
    advice:
      'Om adressen eller lösenordet har ändrats ansluter du kalendern på nytt. Vill du vara bokningsbar utan den ignorerar du den tills vidare.',
  },
  notices: {
    deletedEntries: {
      subject: 'Borttaget ur din kalender, men inte avbokat',
      opening: (count) =>
        plural(count, {
          one: 'Du har tagit bort det här ur din kalender. Bokningen gäller fortfarande: ingen har meddelats.',
          other: 'Du har tagit bort de här ur din kalender. Bokningarna gäller fortfarande: ingen har meddelats.',
        }),
      advice:
        'Om du ville avboka öppnar du bokningen i konsolen och avbokar den. Om du behåller den skrivs den in i din kalender igen.',
    },
    changedEmail: {
      subject: 'Din e-postadress har ändrats',
      opening: () => 'Mejl om dina bokningar skickas nu till en annan adress.',
      advice: 'Var det inte du? Logga in i konsolen, kontrollera adressen i din profil och byt lösenord.',
    },
    addedPasskey: {
      subject: 'En lösennyckel har lagts till',
      opening: () => 'Med en ny lösennyckel går det nu att logga in i konsolen med din adress.',
      advice: 'Var det inte du? Logga in i konsolen, ta bort lösennyckeln och byt lösenord.',
    },
  },
  refusedMail: {
    subject: (address) => `Det gick inte att nå ${address}`,
    opening: 'E-postservern för den här adressen har avvisat vårt meddelande om bokningen.',
    advice: 'Adressen kan vara felstavad. Meddela personen på något annat sätt.',
  },
};
