import type { WebhooksWords } from './en.ts';

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
  payload: 'Was gesendet wurde',
  redeliver: 'Erneut senden',
};
