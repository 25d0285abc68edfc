import { countingOf } from '../../../../words/index.ts';
import type { WebhooksWords } from './en.ts';

const { counted } = countingOf('de');

export const words: WebhooksWords = {
  intro: 'Ein Webhook meldet einem anderen Programm Ihre Buchungen, sobald sich etwas tut.',
  add: 'Webhook hinzufügen',
  empty: 'Noch keine Webhooks',
  emptyText:
    'Fügen Sie die Adresse eines Programms hinzu, das von neuen, verschobenen und abgesagten Buchungen erfahren soll.',
  address: 'Adresse',
  addressHint: 'Eine https-Adresse des Programms.',
  refused: {
    invalid_address:
      'Geben Sie eine vollständige Adresse ein, die mit https:// beginnt, ohne Benutzernamen und Passwort.',
    private_address: 'Geben Sie eine öffentliche Adresse an. Diese gehört zu einem privaten Netz.',
  },
  events: 'Meldet',
  kinds: {
    'event.created': 'Neue Buchungen',
    'event.rescheduled': 'Verschobene Buchungen',
    'event.reassigned': 'Übertragene Buchungen',
    'event.canceled': 'Abgesagte Buchungen',
    'event.no_show': 'Nicht erschienene Gäste',
  },
  isOn: 'Aktiv',
  paused: 'Angehalten',
  edit: 'Webhook bearbeiten',
  test: 'Testnachricht senden',
  tested: 'Eine Testnachricht ist unterwegs.',
  secret: 'Signaturschlüssel',
  secretHint: 'Damit prüft das Programm, dass eine Nachricht von Ihnen kommt.',
  showSecret: 'Schlüssel anzeigen',
  rotate: 'Neuer Schlüssel',
  rotateText:
    'Nachrichten werden 24 Stunden lang auch mit dem alten Schlüssel signiert, damit Sie Zeit haben, ihn im Programm zu ändern.',
  remove: 'Webhook entfernen',
  removeText: 'Noch nicht zugestellte Nachrichten werden verworfen.',
  deliveries: 'Zustellungen der letzten 30 Tage',
  noDeliveries: 'Es wurde noch nichts gesendet.',
  states: { pending: 'Wartet', succeeded: 'Zugestellt', failed: 'Fehlgeschlagen' },
  testMessage: 'Testnachricht',
  reasons: {
    timeout: 'Das Programm hat nicht rechtzeitig geantwortet.',
    unreachable: 'Die Adresse war nicht erreichbar.',
    refused_address: 'Dieser Server sendet nichts an diese Adresse.',
    unexpected_status: 'Das Programm hat die Nachricht abgelehnt.',
    webhook_gone: 'Das Programm sagt, dass es diese Adresse nicht mehr gibt.',
    webhook_silent: 'Das Programm antwortet seit Tagen nicht, deshalb wurde der Webhook angehalten.',
    restored: 'Nach dem Einspielen einer Sicherung wurde sie nicht noch einmal gesendet.',
  },
  answered: (status) => `Antwort: ${status}`,
  attempts: (count) => counted(count, { one: '# Versuch', other: '# Versuche' }),
  nextAttempt: (when) => `Nächster Versuch ${when}`,
  payload: 'Was gesendet wurde',
  redeliver: 'Erneut senden',
};
