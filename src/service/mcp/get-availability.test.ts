import { expect, test } from 'vitest';
import { connectAgentsTo, openService } from '../testing/index.ts';

const service = await openService(() => ({ mcpHosts: [] }));

const agentOf = connectAgentsTo(service);

test('lists schedules page by page, 20 at a time', async () => {
  const host = await service.account();
  for (let count = 1; count < 22; count += 1) await service.send(host, 'POST /availabilities', { name: `${count}` });
  const call = await agentOf(host);
  const first = (await call('get_availability')).data;
  const second = (await call('get_availability', { page: first.next })).data;
  expect([first, second].map(({ schedules }) => schedules.length)).toEqual([20, 2]);
  expect([first.next, second.next, second.schedules[1].name]).toEqual([2, null, '21']);
});

test('lists the upcoming overrides of a schedule beside its weekly hours', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const overrides = [
    { from: '2025-12-24', to: '2025-12-26', hours: [] },
    { from: '2026-03-06', to: '2026-03-06', hours: [] },
    { from: '2026-03-09', to: '2026-03-10', hours: [{ start: '10:00', end: '12:00' }] },
  ];
  await service.send(host, `PUT /availabilities/${host.availabilityId}`, { overrides });
  const { data, text } = await call('get_availability', { id: host.availabilityId });
  expect(data.schedules[0].overrides.map(({ from }: { from: string }) => from)).toEqual(['2026-03-06', '2026-03-09']);
  expect(text).toMatch(/\. Overrides: 2026-03-06 closed; 2026-03-09 to 2026-03-10 10:00-12:00$/);
});

test('lists at most 20 overrides of a schedule, and counts the others', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const dates = Array.from({ length: 25 }, (_, index) => `2026-04-${String(index + 1).padStart(2, '0')}`);
  const overrides = dates.map((date) => ({ from: date, to: date, hours: [] }));
  await service.send(host, `PUT /availabilities/${host.availabilityId}`, { overrides });
  const [schedule] = (await call('get_availability')).data.schedules;
  expect([schedule.overrides.length, schedule.more_overrides]).toEqual([20, 5]);
  const month = { from: '2026-04-01', to: '2026-04-30', hours: ['10:00-12:00'] };
  const { data } = await call('set_override', { ...month, preview: true });
  expect([data.before.length, data.more_before, data.after, data.more_after]).toEqual([20, 5, [month], 0]);
});
