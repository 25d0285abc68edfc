import { expect, test } from 'vitest';
import { openConsole, strongPassword } from '../testing/index.ts';

const console = await openConsole();

test('creates the first account of a server with a schedule and an event type', async () => {
  const token = await console.link({ purpose: 'setup', accountId: undefined });
  const browser = console.browser();
  const ada = { email: 'ada@example.com', password: strongPassword, first_name: 'Ada', last_name: 'Lovelace' };
  const { body } = await browser.send('POST setup', { ...ada, token, timezone: 'Europe/London' });
  expect(body.data).toMatchObject({ state: 'signed_in', account: { name: 'Ada Lovelace' }, role: 'owner' });
  const me = await browser.send('GET v1/users/me');
  expect(me.body.data).toMatchObject({ username: 'ada-lovelace', timezone: 'Europe/London', email: 'ada@example.com' });
  const [eventTypes, schedules] = await Promise.all([
    browser.send('GET v1/event-types'),
    browser.send('GET v1/availabilities'),
  ]);
  expect([eventTypes.body.data.length, schedules.body.data.length]).toEqual([1, 1]);
});
