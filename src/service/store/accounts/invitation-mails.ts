import { type Kysely, sql } from 'kysely';
import type { AccountRecords, InvitationMails } from '../../records/index.ts';
import { announceAccountMail } from '../outbox/index.ts';
import { at } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

type Mails = Pick<AccountRecords, 'listInvitationMails' | 'mailInvitation'>;

/** The emails that invite people to sign in. */
export function createInvitationMails(db: Kysely<Database>): Mails {
  return {
    listInvitationMails: (mails) => listInvitationMails(db, mails),

    async mailInvitation({ accountId, userId, invitedBy, email, now }) {
      // The address is counted, even when its user is deleted and invited again.
      const data = { user_id: userId, invited_by: invitedBy, email };
      await announceAccountMail(db, { accountId, kind: 'user.invited', data, now });
    },
  };
}

async function listInvitationMails(db: Kysely<Database>, { accountId, email, since }: InvitationMails) {
  const address = sql<string>`lower(payload::jsonb #>> '{data,email}')`;
  const mails = await db
    .selectFrom('deliveries')
    .select(['created_at', address.as('address')])
    .where('account_id', '=', accountId)
    // Emails have no webhook. The condition is named for the index.
    .where('webhook_id', 'is', null)
    .where('created_at', '>', at(since))
    .where('kind', '=', 'user.invited')
    .orderBy('created_at', 'desc')
    .execute();
  const toAddress = mails.filter((mail) => mail.address === email.toLowerCase());
  return { ofAccount: mails.map((mail) => mail.created_at), toAddress: toAddress.map((mail) => mail.created_at) };
}
