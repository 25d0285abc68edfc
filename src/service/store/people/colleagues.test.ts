import { expect, test } from 'vitest';
import { instant, mondayMorning, openService } from '../../testing/index.ts';
import { createCalendars } from '../calendars/calendars.testing.ts';

const { store, account } = await openService();
const { connect } = createCalendars(store);

test('reads all calendars of a user again once a new address is confirmed', async () => {
  const { accountId, userId } = await account();
  const { id } = await connect({ accountId, userId }, []);
  const email = 'new@example.com';
  const users = store.db.updateTable('users').where('account_id', '=', accountId).where('id', '=', userId);
  await users.set({ unconfirmed_email: email }).execute();
  const revisions = async () => {
    const sources = await store.listCalendarSources(accountId);
    return sources
      .filter((source) => source.id === id)
      .flatMap(({ calendars }) => calendars.map((one) => one.revision));
  };
  const [before = 0] = await revisions();
  expect(
    await store.people.confirmEmail({ accountId, userId, email: 'other@example.com' }, instant(mondayMorning)),
  ).toBe(false);
  expect(await revisions()).toEqual([before]);
  expect(await store.people.confirmEmail({ accountId, userId, email }, instant(mondayMorning))).toBe(true);
  expect(await revisions()).toEqual([before + 1]);
});
