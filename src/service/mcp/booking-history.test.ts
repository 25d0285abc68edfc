import { afterEach, expect, test } from 'vitest';
import { connectAgentsTo, mondayMorning, openService } from '../testing/index.ts';

const service = await openService(() => ({ mcpHosts: [], sendsMail: true }));

afterEach(() => service.holdClock(mondayMorning));

const start = '2026-03-04T10:00:00+01:00';

const agentOf = connectAgentsTo(service);

test('lists each change of a booking with the times before and after it', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { id } = (await service.book(host, start)).body.data;
  service.holdClock('2026-03-02T08:01:00+01:00');
  await service.send(host, `POST /events/${id}/reschedule`, { start: '2026-03-04T11:00:00+01:00' });
  service.holdClock('2026-03-02T08:02:00+01:00');
  await call('cancel_booking', { id });
  const [before, after] = ['Wed 4 Mar 2026 10:00 Europe/Berlin', 'Wed 4 Mar 2026 11:00 Europe/Berlin'];
  expect((await call('get_booking', { id })).data.history).toEqual([
    { what: 'booked', at: '2026-03-02T08:00:00+01:00', when: 'Mon 2 Mar 2026 08:00 Europe/Berlin', to: before },
    {
      what: 'rescheduled',
      at: '2026-03-02T08:01:00+01:00',
      when: 'Mon 2 Mar 2026 08:01 Europe/Berlin',
      from: before,
      to: after,
    },
    { what: 'canceled', at: '2026-03-02T08:02:00+01:00', when: 'Mon 2 Mar 2026 08:02 Europe/Berlin' },
  ]);
});

test('lists a change of a booking made before changes were recorded', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { id } = (await service.book(host, start)).body.data;
  service.holdClock('2026-03-02T08:01:00+01:00');
  await call('cancel_booking', { id });
  await service.store.db.deleteFrom('journal').where('account_id', '=', host.accountId).execute();
  const { history } = (await call('get_booking', { id })).data;
  expect(history).toMatchObject([{ what: 'booked' }, { what: 'canceled', at: '2026-03-02T08:01:00+01:00' }]);
});

test('returns the newest 20 changes of a booking, and how many there are before them', async () => {
  const host = await service.account();
  const { id } = (await service.book(host, start)).body.data;
  for (let count = 1; count <= 22; count += 1)
    await service.send(host, `PUT /events/${id}`, { host_note: `Note ${count}` });
  const { data } = await (await agentOf(host))('get_booking', { id });
  expect([data.history.length, data.history[0].what, data.more_history]).toEqual([20, 'note', 3]);
});
