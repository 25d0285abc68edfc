import { afterEach, expect, test } from 'vitest';
import { connectAgentsTo, mondayMorning, openService } from '../testing/index.ts';

const service = await openService(() => ({ mcpHosts: [], sendsMail: true }));

afterEach(() => service.holdClock(mondayMorning));

const start = '2026-03-04T10:00:00+01:00';

const agentOf = connectAgentsTo(service);

test('marks a booking that has started, repeats without effect and removes the mark', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { id } = (await service.book(host, start)).body.data;
  service.holdClock('2026-03-04T10:15:00+01:00');
  const result = await call('mark_no_show', { id, absent: true });
  expect([result.data.booking.outcome, result.text]).toEqual(['no_show', expect.stringContaining('Mailed to: no one')]);
  expect((await call('mark_no_show', { id, absent: true })).data).toEqual(result.data);
  expect((await call('mark_no_show', { id, absent: false })).data.booking.outcome).toBeUndefined();
});

test('tells a model why an upcoming or canceled booking is not marked', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { id } = (await service.book(host, start)).body.data;
  const early = await call('mark_no_show', { id, absent: true });
  expect([early.isError, early.text]).toEqual([true, expect.stringContaining('event_not_started')]);
  await call('cancel_booking', { id });
  expect((await call('mark_no_show', { id, absent: true })).text).toContain('event_canceled');
});
