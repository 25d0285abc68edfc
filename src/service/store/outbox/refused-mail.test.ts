import { expect, test } from 'vitest';
import type { DeliveryUpdate } from '../../records/index.ts';
import { lockRace, openService, untilLockWaits } from '../../testing/index.ts';
import { connect } from '../postgres/index.ts';
import { recordDue } from './due-accounts.ts';

const service = await openService(() => ({ sendsMail: true }));
const { store, clock, databaseUrl } = service;

function finish(delivery: DeliveryUpdate['delivery']): Promise<void> {
  const refusal = {
    status: 'failed',
    responseStatus: 550,
    responseText: null,
    failureReason: null,
    nextAttemptAt: null,
  } as const;
  const ending = { pausesWebhook: false, isAborted: false, isUndeliverable: true };
  return store.finishAttempt({ ...refusal, delivery, ...ending, now: clock() });
}

test('tells the host of a refused email without a deadlock when the event changes', lockRace, async () => {
  const host = await service.account();
  const { accountId } = host;
  await service.book(host, '2026-03-03T10:00:00+01:00');
  const claims = await store.claimDue({ channel: 'mail', now: clock(), limit: 2, claimSeconds: 30, random: () => 0 });
  const claim = claims.find(({ recipient }) => recipient.kind === 'invitee') ?? expect.fail('nothing to claim');
  const other = connect({ databaseUrl, poolSize: 1 });
  // A change deletes outdated mail first, and says last what is due.
  const finishing = await other.transaction().execute(async (trx) => {
    const mail = trx.updateTable('deliveries').set({ response_status: null }).where('account_id', '=', accountId);
    await mail.where('id', '=', claim.id).execute();
    const attempt = finish(claim);
    attempt.catch(() => undefined); // awaited below
    await untilLockWaits(trx, 1);
    await recordDue(trx, { accountId, channel: 'mail', dueAt: clock() });
    return { attempt };
  });
  await finishing.attempt;
  await other.destroy();
  const notices = store.db.selectFrom('deliveries').select('kind').where('account_id', '=', accountId);
  expect(await notices.where('kind', '=', 'mail.refused').execute()).toHaveLength(1);
});

test('tells the host once when two emails to one recipient are refused at the same moment', lockRace, async () => {
  const host = await service.account();
  const { accountId } = host;
  const { id } = (await service.book(host, '2026-03-03T10:00:00+01:00')).body.data;
  const mails = store.db.updateTable('deliveries').where('account_id', '=', accountId);
  await mails.where('about_event', '=', id).set({ recipient: 'invitee', kind: 'event.created' }).execute();
  const claims = await store.claimDue({ channel: 'mail', now: clock(), limit: 9, claimSeconds: 30, random: () => 0 });
  const [first, second] = claims.filter((claim) => claim.accountId === accountId);
  if (!first || !second) throw new Error('There is too little to claim.');
  const other = connect({ databaseUrl, poolSize: 1 });
  const finishing = await other.transaction().execute(async (trx) => {
    const update = trx.updateTable('deliveries').set({ response_status: null }).where('account_id', '=', accountId);
    await update.where('id', '=', first.id).execute();
    const one = finish(first);
    await untilLockWaits(trx, 1);
    const two = finish(second);
    await Promise.race([two, untilLockWaits(trx, 2)]);
    return [one, two];
  });
  await Promise.all(finishing);
  await other.destroy();
  const notices = store.db.selectFrom('deliveries').select('kind').where('account_id', '=', accountId);
  expect(await notices.where('kind', '=', 'mail.refused').execute()).toHaveLength(1);
});
