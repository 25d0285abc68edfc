import { MailsQuery, OneByUuid } from '../requests/index.ts';
import { Mail, pageOf } from '../resources/index.ts';
import type { AccountEndpoint } from './endpoint.ts';

/** Emails about events. */
export const mailEndpoints = {
  listMails: {
    method: 'GET',
    path: '/v1/mails',
    resource: null,
    input: { query: MailsQuery },
    data: pageOf(Mail),
    status: 200,
    summary: 'Lists the emails of the last 30 days about events, newest first',
  },
  resendEventMail: {
    method: 'POST',
    path: '/v1/mails/{id}/resend',
    resource: { kind: 'mail', param: 'id' },
    input: { params: OneByUuid },
    data: Mail,
    status: 201,
    summary: 'Sends the recipient of an email a new one, about the event as it is now',
  },
} as const satisfies Record<string, AccountEndpoint>;
