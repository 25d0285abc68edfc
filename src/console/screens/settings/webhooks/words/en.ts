import type { AddressRefusal, EventKind, WebhookDelivery } from '../../../../../contract/index.ts';

export const words = {
  intro: 'A webhook tells another program about your bookings as they happen.',
  add: 'Add webhook',
  empty: 'No webhooks yet',
  emptyText: 'Add the address of a program to notify of new, rescheduled and canceled bookings.',
  address: 'Address',
  addressHint: 'The https address of the program.',
  refused: {
    invalid_address: 'Enter a complete address that begins with https://, without a username or password.',
    private_address: 'Enter a public address. This one belongs to a private network.',
  } satisfies Record<AddressRefusal, string>,
  events: 'Events to send',
  kinds: {
    'event.created': 'New bookings',
    'event.rescheduled': 'Rescheduled bookings',
    'event.reassigned': 'Bookings with a new host',
    'event.canceled': 'Canceled bookings',
    'event.no_show': 'No-shows',
  } satisfies Record<EventKind, string>,
  isOn: 'Active',
  paused: 'Paused',
  edit: 'Edit webhook',
  test: 'Send a test',
  tested: 'A test message is on its way.',
  secret: 'Signing secret',
  secretHint: 'The program uses it to check that a message comes from you.',
  showSecret: 'Show secret',
  rotate: 'New secret',
  rotateText:
    'For 24 hours, messages are also signed with the old secret, so you have time to change it in the program.',
  remove: 'Remove webhook',
  removeText: 'Messages that have not been delivered yet are discarded.',
  deliveries: 'Deliveries in the last 30 days',
  noDeliveries: 'Nothing has been sent yet.',
  states: { pending: 'Waiting', succeeded: 'Delivered', failed: 'Failed' } satisfies Record<
    WebhookDelivery['status'],
    string
  >,
  testMessage: 'Test message',
  payload: 'What was sent',
  redeliver: 'Send again',
};

export type WebhooksWords = typeof words;
