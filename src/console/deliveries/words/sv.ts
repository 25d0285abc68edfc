import { countingOf } from '../../words/index.ts';
import type { DeliveriesWords } from './en.ts';

const { counted } = countingOf('sv');

export const words: DeliveriesWords = {
  reasons: {
    timeout: 'Programmet svarade inte i tid.',
    unreachable: 'Adressen kunde inte nås.',
    refused_address: 'Den här servern skickar inget till den här adressen.',
    unexpected_status: 'Programmet avvisade det.',
    webhook_gone: 'Programmet meddelade att adressen inte finns längre.',
    webhook_silent: 'Programmet har inte svarat på flera dagar, så webhooken pausades.',
    restored: 'Det skickades inte igen efter att en säkerhetskopia hade återställts.',
  },
  answered: (status) => `Svar: ${status}`,
  attempts: (count) => counted(count, { one: '# försök', other: '# försök' }),
  nextAttempt: (when) => `Nästa försök ${when}`,
  mail: {
    off: 'Servern skickar inga mejl. Inbjudna och värdar får varken bekräftelser eller påminnelser.',
    kept: 'Servern skickar inga mejl. Den sparar dem bara, så att de kan läsas på datorn som den körs på.',
    underWay: (address) => `På väg till ${address}.`,
    noCalendarFile: 'Det har ingen kalenderfil, så att inget påhittat möte hamnar i din kalender.',
    preview: {
      titles: { 'event.created': 'Mejl med bekräftelse', 'event.reminder': 'Mejl med påminnelse' },
      language: 'Språk',
      form: { label: 'Visa', html: 'Formaterat', text: 'Bara text' },
      subject: 'Ämne',
      content: 'Mejlets innehåll',
      note: 'Namnet och tiden är exempel. Länkar fungerar inte här.',
      unsaved: 'Ändringar som du inte har sparat ingår inte.',
      send: 'Skicka till mig',
    },
    intro: 'Om mejl om bokningar skickas, och vilka som inte kom fram.',
    sending: 'Utskick',
    operator: 'Den som driver servern kan ställa in en mejlserver.',
    sender: (address) => `Mejl skickas från ${address}.`,
    test: 'Skicka ett testmejl till mig',
    testTo: (address) => `Testmejl till ${address}`,
    statuses: { pending: 'på väg', succeeded: 'skickat', failed: 'misslyckades', skipped: 'inte skickat' },
    lastDay: 'Senaste 24 timmarna',
    counts: { sent: 'Skickade', waiting: 'Väntar', overdue: 'Försenade', failed: 'Misslyckade' },
    countsHint:
      '”Skickat” betyder att mejlservern har tagit emot mejlet. Ett mejl är försenat efter fem minuter eller tre försök. Servern fortsätter att försöka i upp till tre dagar.',
    undelivered: 'Inte levererade',
    noneUndelivered:
      'Inget mejl har misslyckats de senaste 24 timmarna, och inget försöks fortfarande efter tre försök.',
    kinds: {
      'event.created': 'Bekräftelse',
      'event.rescheduled': 'Ny tid',
      'event.reassigned': 'Ny värd',
      'event.canceled': 'Avbokning',
      'event.reminder': 'Påminnelse',
    },
    mailTo: (kind, address) => `${kind} till ${address}`,
    retried: 'försöker igen',
    serverText: (text) => `Mejlservern: ”${text}”`,
    serverStatus: (status) => `Mejlservern svarade med ${status}.`,
    silent: 'Mejlservern svarade inte.',
    nextAttempt: (when) => `Nästa försök ${when}`,
    booking: 'Öppna bokningen',
    bookingOf: (address) => `Öppna bokningen: ${address}`,
  },
};
