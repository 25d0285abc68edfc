import { pluralIn } from './plural.ts';
import type { Words } from './words.ts';

const plural = pluralIn('it');

export const italian: Words = {
  hello: (name) => (name ? `Buongiorno ${name},` : 'Buongiorno,'),
  meetingWith: (title, name) => `${title} con ${name}`,
  subject: (status, meeting, when) => `${status}: ${meeting}, ${when}`,
  reminderSubject: (day, time, meeting) => `${day}, ore ${time}: ${meeting}`,
  status: {
    confirmed: 'Confermato',
    newBooking: 'Nuova prenotazione',
    invitation: 'Invito',
    rescheduled: 'Spostato',
    reassigned: 'Nuovo organizzatore',
    unassigned: 'Riassegnato',
    canceled: 'Annullato',
  },
  openings: {
    invitee: {
      created: 'Il suo appuntamento è confermato.',
      rescheduled: 'Il suo appuntamento è stato spostato.',
      reassigned: 'Il suo appuntamento sarà con un’altra persona.',
      canceled: 'Il suo appuntamento è stato annullato.',
      reminder: 'Il suo appuntamento si avvicina.',
    },
    host: {
      created: 'Ha una nuova prenotazione.',
      rescheduled: 'Un appuntamento è stato spostato.',
      reassigned: 'Le è stato assegnato un appuntamento.',
      canceled: 'Un appuntamento è stato annullato.',
      reminder: 'Ha presto un appuntamento.',
    },
    guest: {
      created: 'Ha ricevuto un invito a un appuntamento.',
      rescheduled: 'Il suo appuntamento è stato spostato.',
      reassigned: 'Il suo appuntamento sarà con un’altra persona.',
      canceled: 'Il suo appuntamento è stato annullato.',
      reminder: 'Il suo appuntamento si avvicina.',
    },
  },
  unassigned: 'Un suo appuntamento è stato assegnato a un collega.',
  labels: {
    what: 'Cosa',
    when: 'Quando',
    inviteeTime: 'Ora locale dell’invitato',
    formerTime: 'Orario precedente',
    place: 'Dove',
    formerPlace: 'Luogo precedente',
    host: 'Con',
    bookedBy: 'Prenotato da',
    cancelReason: 'Motivo dell’annullamento',
    answers: 'Risposte',
  },
  guests: (count) => plural(count, { one: 'Altro invitato', other: 'Altri invitati' }),
  moreAnswers: (count) =>
    plural(count, {
      one: '# altra risposta non entra in questa e-mail.',
      other: '# altre risposte non entrano in questa e-mail.',
    }),
  yes: 'Sì',
  no: 'No',
  actions: { view: 'Vedi l’appuntamento', reschedule: 'Sposta', cancel: 'Annulla l’appuntamento' },
  reply: (name) => `Per scrivere a ${name}, risponda a questa e-mail.`,
  whyYou: 'Riceve questa e-mail perché il suo indirizzo è stato indicato al momento della prenotazione.',
  invitedBy: (name) => `L’invito è di ${name}.`,
  links: {
    confirmEmail: {
      subject: 'Confermi il suo indirizzo e-mail',
      opening: 'Confermi questo indirizzo per ricevere qui le e-mail sui suoi appuntamenti.',
      action: 'Conferma l’indirizzo',
      validity: 'Il link funziona una sola volta, entro 24 ore.',
      whyYou:
        'Riceve questa e-mail perché qualcuno ha indicato il suo indirizzo nel proprio profilo. Se non è stato lei, può ignorarla.',
    },
    signIn: {
      subject: 'Il suo link per accedere',
      opening: 'Usi questo link per accedere alla console.',
      action: 'Accedi',
      validity: 'Il link funziona una sola volta, entro 15 minuti.',
      whyYou:
        'Riceve questa e-mail perché qualcuno ha chiesto un link per accedere con il suo indirizzo. Se non è stato lei, può ignorarla: senza questa e-mail nessuno può accedere.',
    },
    invitation: {
      subject: 'Invito ad accedere',
      opening: 'È stato invitato a gestire le prenotazioni insieme ai suoi colleghi.',
      action: 'Accetta l’invito',
      validity: 'Il link funziona una sola volta, entro sette giorni.',
      whyYou:
        'Riceve questa e-mail perché un collega ha indicato il suo indirizzo per invitarla. Se non lo conosce, può ignorarla.',
    },
  },
  calendars: {
    subject: (calendar) => `Il suo calendario ${calendar} non è leggibile`,
    failing: 'Il suo calendario non è leggibile. Gli ultimi impegni noti restano bloccati.',
    closed:
      'Il suo calendario non è leggibile da più di sei ore. Nessuno può prenotare con lei finché non torna leggibile.',
    calendarLabel: 'Calendario',
    lastRead: 'Ultima lettura',
    advice:
      'Se l’indirizzo o la password sono cambiati, colleghi di nuovo il calendario. Per essere prenotabile senza, lo ignori per ora.',
  },
  notices: {
    deletedEntries: {
      subject: 'Eliminato dal calendario, ma non annullato',
      opening: (count) =>
        plural(count, {
          one: 'Ha eliminato questo dal suo calendario. La prenotazione resta valida: nessuno è stato avvisato.',
          other:
            'Ha eliminato questi eventi dal suo calendario. Le prenotazioni restano valide: nessuno è stato avvisato.',
        }),
      advice:
        'Se voleva annullare, apra la prenotazione nella console e la annulli. Se la mantiene, viene riscritta nel suo calendario.',
    },
    changedEmail: {
      subject: 'Il suo indirizzo e-mail è stato modificato',
      opening: () => 'Le e-mail sulle sue prenotazioni vengono ora inviate a un altro indirizzo.',
      advice: 'Se non è stato lei, acceda alla console, controlli l’indirizzo nel suo profilo e cambi la password.',
    },
    addedPasskey: {
      subject: 'È stata aggiunta una passkey',
      opening: () => 'Ora si può accedere alla console con il suo indirizzo tramite una nuova passkey.',
      advice: 'Se non è stato lei, acceda alla console, rimuova la passkey e cambi la password.',
    },
  },
  refusedMail: {
    subject: (address) => `Impossibile raggiungere ${address}`,
    opening: 'Il server di posta di questo indirizzo ha rifiutato il nostro messaggio su questa prenotazione.',
    advice: 'Forse l’indirizzo è scritto male. Avvisi la persona in un altro modo.',
  },
};
