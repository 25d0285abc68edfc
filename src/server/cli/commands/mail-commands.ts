import { resolveTxt } from 'node:dns/promises';
import { isEmail } from '../../../form/index.ts';
import { testMail } from '../../mail/index.ts';
import { type Task, UsageError } from '../command.ts';

export const testMailCommand: Task = {
  name: 'mail test',
  meaning:
    'Send a sample of each email that an invitee gets about a booking to an address, and check the SPF, DKIM and DMARC records of the domain of MAIL_FROM. Exits with 1 if an email was not sent or a record is missing.',
  operands: { ADDRESS: 'The email address to send the samples to.' },
  options: {},
  leavesTables: true,
  async run({ settings, operand, clock }) {
    const address = operand('ADDRESS');
    if (!isEmail(address))
      throw new UsageError(`ADDRESS must be an email address such as ada@example.com, found "${address}".`);
    if (!settings.SMTP_URL) throw new UsageError('Set SMTP_URL and MAIL_FROM first: no email is sent without them.');
    const { text, isGood } = await testMail({ settings, address, now: clock(), resolveTxt });
    if (!isGood) throw new Error(text);
    return text;
  },
};
