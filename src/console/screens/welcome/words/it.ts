import { countingOf } from '../../../words/index.ts';
import type { WelcomeWords } from './en.ts';

const { counted } = countingOf('it');

export const words: WelcomeWords = {
  title: (name) => `Salve, ${name}`,
  intro: 'Quattro brevi passaggi e si potrà prenotare con lei. Tutto si può cambiare in seguito.',
  change: 'Modifica',
  next: 'Salva e continua',
  skip: 'Salta per ora',
  hours: {
    title: 'Quando si può prenotare con lei?',
    zone: 'Il suo fuso orario',
    days: 'Giorni',
    from: 'Dalle',
    until: 'Alle',
    chooseDay: 'Scelga almeno un giorno.',
    endFirst: 'La fine deve venire dopo l’inizio.',
    later: (screen) => `Pause, giorni liberi e orari particolari si impostano in “${screen}”.`,
  },
  eventType: {
    title: 'Che cosa si può prenotare?',
    name: 'Titolo',
    firstTitle: (minutes) => `Incontro di ${minutes} minuti`,
    nameHint: 'Gli invitati lo vedono, ad esempio “Primo colloquio”.',
    length: 'Durata',
    minutes: (count) => counted(count, { one: '# minuto', other: '# minuti' }),
    place: 'Dove si svolge?',
    places: {
      none: 'Lo dirò a ogni invitato',
      video: 'Videochiamata',
      phone: 'Telefonata',
      in_person: 'Di persona',
    },
    placeValue: {
      video: 'Link alla sua stanza video',
      phone: 'Numero di telefono da chiamare',
      in_person: 'Indirizzo',
    },
    placeHint: 'Lo vede solo chi ha prenotato.',
  },
  calendar: {
    title: 'Quale calendario mostra i suoi impegni?',
    text: 'Nessuno potrà prenotare le ore occupate in questo calendario. Incolli il suo indirizzo segreto in formato iCal: si trova nelle impostazioni del calendario, sotto “Condividi” o “Integra”.',
    address: 'Indirizzo segreto (iCal)',
    connect: 'Collega',
    more: 'Altri modi di collegare un calendario',
    connected: (name) => `${name} è collegato.`,
    skipped: 'Ancora nessun calendario. Può collegarne uno in “Calendari”.',
  },
  link: {
    title: 'Il suo link di prenotazione',
    text: 'Lo invii a chi vuole o lo metta nella sua firma.',
    copy: 'Copia il link di prenotazione',
    open: 'Aprilo',
    try: 'Fai una prenotazione di prova',
    tryText:
      'Prenoti con sé stesso il prossimo orario libero. Se questo server invia e-mail, riceverà le stesse degli invitati.',
    none: 'Non ci sono orari liberi nelle prossime quattro settimane. Controlli i suoi orari al passaggio 1.',
    booked: 'Funziona. La sua prenotazione di prova:',
    show: 'Mostra l’appuntamento',
    cancel: 'Annulla la prenotazione di prova',
    canceled: 'La prenotazione di prova è annullata.',
  },
  passkey: {
    title: 'Accedere senza password la prossima volta?',
    text: 'Una passkey usa l’impronta, il volto o il PIN di questo dispositivo.',
    make: 'Crea una passkey',
    name: 'La mia prima passkey',
    made: 'La prossima volta potrà accedere con la sua passkey.',
  },
  finish: 'Vai agli appuntamenti',
};
