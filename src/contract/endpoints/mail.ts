import { MailsQuery, OneByUuid, SampleMailDraft } from '../requests/index.ts';
import { Mail, MailStatus, pageOf, SampleMail } from '../resources/index.ts';
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
  getMailStatus: {
    method: 'GET',
    path: '/v1/mails/status',
    resource: null,
    input: {},
    data: MailStatus,
    status: 200,
    summary: 'Returns whether the service sends email, and how many emails of the last 24 hours were sent or failed',
  },
  testMail: {
    method: 'POST',
    path: '/v1/mails/test',
    resource: null,
    input: { body: SampleMailDraft },
    data: SampleMail,
    status: 200,
    summary: 'Sends the signed-in person a sample of an email to an invitee',
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
