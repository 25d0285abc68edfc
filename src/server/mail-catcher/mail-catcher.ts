import { randomUUID } from 'node:crypto';
import type { WrittenMail } from '../../service/index.ts';
import type { Clock, Instant } from '../../time/index.ts';

/** An email that would have been sent, and when. */
export type KeptMail = WrittenMail & { readonly id: string; readonly at: Instant };

export type MailCatcher = {
  /** Keeps an email, and drops the oldest one beyond the limit. */
  add(mail: WrittenMail): void;
  /** Lists the latest first. */
  list(): readonly KeptMail[];
  find(id: string): KeptMail | undefined;
};

/** The sender of mail that is never sent, if no other is set. */
export const unsentFrom = 'Bookings <bookings@example.com>';

/** An email has at most 100 kB, so all of them together take a few megabytes. */
export const maxMails = 100;

/** Creates a mail catcher in memory: when the process ends, its mail is gone. */
export function createMailCatcher(clock: Clock): MailCatcher {
  let mails: readonly KeptMail[] = [];
  return {
    add(mail) {
      mails = [{ ...mail, id: randomUUID(), at: clock() }, ...mails].slice(0, maxMails);
    },
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
  };
}
