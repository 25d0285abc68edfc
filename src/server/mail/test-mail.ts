import { senderAddress, sendSamples } from '../../service/index.ts';
import type { Instant } from '../../time/index.ts';
import { readDkim } from '../secrets/index.ts';
import type { Settings } from '../settings/index.ts';
import { checkMailRecords, type ResolveTxt } from './check-mail-records.ts';

type MailTest = {
  readonly settings: Pick<
    Settings,
    'SMTP_URL' | 'MAIL_FROM' | 'MAIL_DKIM_DOMAIN' | 'MAIL_DKIM_SELECTOR' | 'MAIL_DKIM_KEY'
  >;
  /** The recipient of the samples. */
  readonly address: string;
  readonly now: Instant;
  readonly resolveTxt: ResolveTxt;
};

/** The result of a test: a line for each email and each record, and whether everything succeeded. */
export type MailReport = { readonly text: string; readonly isGood: boolean };

/** Sends a sample of each kind of mail, and lists which records of the sender's domain are missing. */
export async function testMail({ settings, address, now, resolveTxt }: MailTest): Promise<MailReport> {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from } = settings;
  const dkim = await readDkim(settings);
  const samples = await sendSamples({ smtpUrl, from, dkim, address, now });
  const sender = senderAddress(from);
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  const records = await checkMailRecords({ domain, dkim, resolveTxt });
  const lines = [
    ...samples.map(({ sample, kind, responseStatus }) =>
      kind === 'accepted'
        ? `Sent      ${sample}`
        : `Not sent  ${sample}: ${responseStatus === null ? 'the mail server did not respond' : `the mail server responded with ${responseStatus}`}`,
    ),
    ...records.map(({ standard, name, isThere, remedy }) =>
      isThere ? `Found     ${standard} at ${name}` : `Missing   ${standard} at ${name}. ${remedy}`,
    ),
    ...(dkim ? [] : ['Unknown   DKIM: MAIL_DKIM_KEY is empty. Check that your mail server signs mail.']),
  ];
  const isGood = samples.every(({ kind }) => kind === 'accepted') && records.every(({ isThere }) => isThere);
  return { text: lines.join('\n'), isGood };
}
