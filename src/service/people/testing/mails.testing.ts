import { expect } from 'vitest';
import type { WrittenMail } from '../../mail/index.ts';
import { openOutbox } from '../../open-outbox.ts';
import { consoleLinks } from '../console-links.ts';
import { origin, type TestConsole } from './console.testing.ts';

const from = 'Bookings <bookings@example.com>';

/**
 * The options of a service that sends mail with links to its console.
 * @public The tests of members use it too.
 */
export const sendingMail = { sendsMail: true, confirmsEmail: true, mailFrom: from } as const;

/**
 * Sends the emails that are due, and returns them.
 * @public As above.
 */
export async function mailsOf({ service }: Pick<TestConsole, 'service'>): Promise<WrittenMail[]> {
  await service.settle();
  const mails: WrittenMail[] = [];
  const mail = {
    from,
    consoleLinks: consoleLinks(service.store.people, origin),
    onMail: (writtenMail: WrittenMail) => mails.push(writtenMail),
  };
  const log = { error: (fields: object) => expect.fail(JSON.stringify(fields)) };
  const outbox = openOutbox({ store: service.store, clock: service.clock, mail, log });
  while ((await outbox.runDue()) > 0);
  await outbox.stop();
  return mails;
}

/**
 * Returns the secret of the link in an email, whose fragment names its purpose.
 * @public As above.
 */
export function mailedSecret(mail: WrittenMail | undefined, fragment: string): string {
  return new RegExp(`#${fragment}=([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? expect.fail('no link was mailed');
}
