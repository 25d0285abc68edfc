import { afterAll, beforeEach } from 'vitest';
import { openOutbox } from '../../open-outbox.ts';
import type { Outbox } from '../../outbox/index.ts';
import type { Records } from '../../records/index.ts';
import {
  type AccountSettings,
  mondayMorning,
  openService,
  type TestAccount,
  type TestService,
} from '../../testing/index.ts';
import { type MailServer, openMailServer, type ReceivedMail } from './mail-server.testing.ts';

export const ten = '2026-03-03T10:00:00+01:00';

export const location = { type: 'video', value: 'https://meet.example/call?a=b&c=d' };

const mailFrom = 'Bookings <bookings@example.com>';

/** A form that also asks for guests. */
export const withGuests = [
  { identifier: 'name', type: 'text', is_required: true },
  { identifier: 'email', type: 'email', is_required: true },
  { identifier: 'team', type: 'multiple_emails' },
] as const;

/** A service that sends mail, and a server that receives it. */
export type MailService = {
  readonly service: TestService;
  readonly mailServer: MailServer;
  /** A host whose event type has a place and a name with characters that HTML has to escape. */
  makeHost(fields?: AccountSettings['fields']): Promise<TestAccount>;
  /** Opens a separate outbox, on other records if a test needs them. */
  outboxTo(smtpUrl: string, records?: Records): Outbox;
  sendAll(): Promise<ReceivedMail[]>;
  /** Sends what is due and returns the emails by recipient. */
  send(): Promise<{ readonly ada: ReceivedMail | undefined; readonly grace: ReceivedMail | undefined }>;
  /** Lists the states of all emails except reminders, and their attempts. */
  statuses(): Promise<[status: string, attempts: number][]>;
};

export async function manageLink({ id }: { readonly id: string }): Promise<string> {
  return `https://book.example/manage?event=${id}#token`;
}

/**
 * Opens a service for the tests of a file. Each test begins on a Monday morning with nothing sent.
 * @public The tests of operations use it too.
 */
export async function openMailService(): Promise<MailService> {
  const service = await openService(() => ({ sendsMail: true, mailFrom }));
  const mailServer = await openMailServer();

  const outboxes: Outbox[] = [];
  // Before the server, which waits for every connection.
  afterAll(async () => {
    for (const outbox of outboxes) await outbox.stop();
  });

  beforeEach(async () => {
    service.holdClock(mondayMorning);
    mailServer.refuse(undefined);
    mailServer.behave('takes');
    await service.store.db.deleteFrom('deliveries').execute();
  });

  function outboxTo(smtpUrl: string, store: Records = service.store): Outbox {
    const { clock } = service;
    const mail = { smtpUrl, from: mailFrom, manageLink };
    const outbox = openOutbox({ store, clock, mail, log: { error: (fields) => service.logged.push(fields) } });
    outboxes.push(outbox);
    return outbox;
  }

  async function sendAll(): Promise<ReceivedMail[]> {
    mailServer.received.length = 0;
    const outbox = outboxTo(mailServer.smtpUrl);
    // An account sends a few at a time.
    while ((await outbox.runDue()) > 0);
    return [...mailServer.received];
  }

  return {
    service,
    mailServer,
    makeHost(fields) {
      const eventType = { title: 'Call & "talk"', location: JSON.stringify(location) };
      return service.account({ eventType, ...(fields && { fields }) });
    },
    outboxTo,
    sendAll,
    async send() {
      const mails = await sendAll();
      const to = (address: string) => mails.find(({ recipients }) => recipients.includes(address));
      return { ada: to('ada@example.com'), grace: to('grace@example.com') };
    },
    async statuses() {
      const rows = await service.store.db
        .selectFrom('deliveries')
        .select(['status', 'tries'])
        .where('kind', '<>', 'event.reminder')
        .execute();
      return rows.map(({ status, tries }) => [status, tries]);
    },
  };
}
