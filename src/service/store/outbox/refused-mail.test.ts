import { expect, test, vi } from 'vitest';
import { countLockWaits, openService } from '../../testing/index.ts';
import { connect } from '../postgres/index.ts';
import { noteDue } from './due-accounts.ts';

const service = await openService(() => ({ sendsMail: true }));
const { store, clock, databaseUrl } = service;

test('tells the host of a refused mail without a deadlock when the event changes', async () => {
  const host = await service.account();
  const { accountId } = host;
  await service.book(host, '2026-03-03T10:00:00+01:00');
  const claims = await store.claimDue({ channel: 'mail', now: clock(), limit: 2, claimSeconds: 30, random: () => 0 });
  const claimed = claims.find(({ recipient }) => recipient.kind === 'invitee') ?? expect.fail('nothing to claim');
  const refused = { status: 'failed', responseStatus: 550, failureReason: null, nextAttemptAt: null } as const;
  const other = connect({ databaseUrl, poolSize: 1 });
  // A change deletes outdated mail first, and says last what is due.
  const finishing = await other.transaction().execute(async (trx) => {
    const mail = trx.updateTable('deliveries').set({ response_status: null }).where('account_id', '=', accountId);
    await mail.where('id', '=', claimed.id).execute();
    const finished = store.finishAttempt({ ...refused, claimed, disables: false, isUndeliverable: true, now: clock() });
    finished.catch(() => undefined); // awaited below
    await vi.waitFor(async () => expect(await countLockWaits(trx)).toBe(1), 4000);
    await noteDue(trx, { accountId, channel: 'mail', dueAt: clock() });
    return { finished };
  });
  await finishing.finished;
  await other.destroy();
  const told = store.db.selectFrom('deliveries').select('kind').where('account_id', '=', accountId);
  expect(await told.where('kind', '=', 'mail.refused').execute()).toHaveLength(1);
});
