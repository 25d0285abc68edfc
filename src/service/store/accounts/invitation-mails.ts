import { type Kysely, sql } from 'kysely';
import type { AccountRecords, InvitationMails } from '../../records/index.ts';
import { announceAccountMail } from '../outbox/index.ts';
import { at } from '../postgres/index.ts';
import type { Database } from '../tables/index.ts';

type Mails = Pick<AccountRecords, 'countInvitationMails' | 'mailInvitation'>;

/** The mails that invite people to sign in. */
export function createInvitationMails(db: Kysely<Database>): Mails {
  return {
    countInvitationMails: (mails) => countInvitationMails(db, mails),

    async mailInvitation({ accountId, userId, invitedBy, email, now }) {
      // The address is counted, even when its user is deleted and invited anew.
      const data = { user_id: userId, invited_by: invitedBy, email };
      await announceAccountMail(db, { accountId, kind: 'user.invited', data, now });
    },
  };
}

async function countInvitationMails(db: Kysely<Database>, { accountId, email, since }: InvitationMails) {
  const address = sql<string>`lower(payload::jsonb #>> '{data,email}')`;
  const counted = db
    .selectFrom('deliveries')
    .select(({ fn }) => [
      fn.countAll<string>().as('ofAccount'),
      fn.countAll<string>().filterWhere(address, '=', email.toLowerCase()).as('toAddress'),
    ])
    .where('account_id', '=', accountId)
    // Mails have no webhook. Named for the index.
    .where('webhook_id', 'is', null)
    .where('created_at', '>', at(since))
    .where('kind', '=', 'user.invited');
  const { ofAccount, toAddress } = await counted.executeTakeFirstOrThrow();
  return { ofAccount: Number(ofAccount), toAddress: Number(toAddress) };
}
