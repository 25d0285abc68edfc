import type { AddressRefusal, EventKind, FailureReason, WebhookDelivery } from '../../../../../contract/index.ts';
import { countingOf } from '../../../../words/index.ts';

const { counted } = countingOf('en');

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
  reasons: {
    timeout: 'The program did not respond in time.',
    unreachable: 'The address could not be reached.',
    refused_address: 'This server does not send to this address.',
    unexpected_status: 'The program rejected the message.',
    webhook_gone: 'The program responded that this address no longer exists.',
    webhook_silent: 'The program has not responded for days, so the webhook was paused.',
    restored: 'It was not sent again after a backup was restored.',
  } satisfies Record<FailureReason, string>,
  answered: (status: number) => `Response: ${status}`,
  attempts: (count: number) => counted(count, { one: '# attempt', other: '# attempts' }),
  nextAttempt: (when: string) => `Next attempt ${when}`,
  payload: 'What was sent',
  redeliver: 'Send again',
};

export type WebhooksWords = typeof words;
