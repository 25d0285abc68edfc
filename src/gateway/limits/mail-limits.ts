import type { Result } from '../../contract/index.ts';
import type { Limits } from '../state/index.ts';
import { attemptWithinLimits, type CountedLimit } from './attempt-within-limits.ts';
import { mailKeys } from './keys/index.ts';

/** Emails of an account about to be sent. */
export type CountedMails = { readonly accountId: string | number; readonly amount: number };

/** Limits the mail of all accounts together, and of each of them. */
export type MailLimits = {
  /** Makes a change unless its emails would exceed a limit. Those of a change that fails are not counted. */
  attempt<Data>(mails: CountedMails, change: () => Promise<Result<Data>>): Promise<Result<Data>>;
};

/** Where mail is counted, and how many emails an hour all accounts may send. */
export type MailLimitOptions = { readonly limits: Limits; readonly mailsPerHour: number };

const hourSeconds = 3600;
/** The largest share of all mail that one account may send, so that it cannot use up the share of others. */
const shareOfAccount = 1 / 2;
/** The share of all mail that each account may send however much others send: two accounts could use up all of it. */
const guaranteedShare = 1 / 100;

/** Creates the limits of mail, for programs that count it where it is written. */
export function createMailLimits({ limits, mailsPerHour }: MailLimitOptions): MailLimits {
  return {
    attempt: (mails, change) =>
      attemptWithinLimits({ limits, countedLimits: limitsOfMail(mailsPerHour, mails) }, change),
  };
}

/** Returns the limits of some mail. That of the account comes first: what it refuses must not count against all. */
export function limitsOfMail(mailsPerHour: number, { accountId, amount }: CountedMails): CountedLimit[] {
  if (!Number.isFinite(mailsPerHour)) return [];
  const hourly = (key: string, share: number) => ({
    key,
    max: Math.floor(mailsPerHour * share),
    windowSeconds: hourSeconds,
  });
  const guarantee = hourly(mailKeys.guaranteedMails(accountId), guaranteedShare);
  return [
    { ...hourly(mailKeys.accountMails(accountId), shareOfAccount), amount },
    { ...hourly(mailKeys.allMails(), 1), amount, guarantee },
  ];
}
