import { expect, test } from 'vitest';
import type { DeliveryUpdate } from '../../records/index.ts';
import { lockRace, openService, untilLockWaits } from '../../testing/index.ts';
import { connect } from '../postgres/index.ts';
import { recordDue } from './due-accounts.ts';

const service = await openService(() => ({ sendsMail: true }));
const { store, clock, databaseUrl } = service;

function finish(claimed: DeliveryUpdate['claimed']): Promise<void> {
  const refused = {
    status: 'failed',
    responseStatus: 550,
    responseText: null,
    failureReason: null,
    nextAttemptAt: null,
  } as const;
  const ending = { pausesWebhook: false, isAborted: false, isUndeliverable: true };
  return store.finishAttempt({ ...refused, claimed, ...ending, now: clock() });
}

test('tells the host of a refused email without a deadlock when the event changes', lockRace, async () => {
  const host = await service.account();
  const { accountId } = host;
  await service.book(host, '2026-03-03T10:00:00+01:00');
  const claims = await store.claimDue({ channel: 'mail', now: clock(), limit: 2, claimSeconds: 30, random: () => 0 });
  const claimed = claims.find(({ recipient }) => recipient.kind === 'invitee') ?? expect.fail('nothing to claim');
  const other = connect({ databaseUrl, poolSize: 1 });
  // A change deletes outdated mail first, and says last what is due.
  const finishing = await other.transaction().execute(async (trx) => {
    const mail = trx.updateTable('deliveries').set({ response_status: null }).where('account_id', '=', accountId);
    await mail.where('id', '=', claimed.id).execute();
    const finished = finish(claimed);
    finished.catch(() => undefined); // awaited below
    await untilLockWaits(trx, 1);
    await recordDue(trx, { accountId, channel: 'mail', dueAt: clock() });
    return { finished };
  });
  await finishing.finished;
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
  const [first, second] = claims.filter((claimed) => claimed.accountId === accountId);
  if (!first || !second) throw new Error('There is too little to claim.');
  const other = connect({ databaseUrl, poolSize: 1 });
  const finishing = await other.transaction().execute(async (trx) => {
    const held = trx.updateTable('deliveries').set({ response_status: null }).where('account_id', '=', accountId);
    await held.where('id', '=', first.id).execute();
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
