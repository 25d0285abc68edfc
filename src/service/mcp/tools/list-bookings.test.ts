import { afterEach, expect, test } from 'vitest';
import { connectAgentsTo, mondayMorning, openService } from '../../testing/index.ts';

const service = await openService(() => ({ mcpHosts: [] }));

afterEach(() => service.holdClock(mondayMorning));

const start = '2026-03-04T10:00:00+01:00';

const agentOf = connectAgentsTo(service);

test('finds the bookings of an invitee by a part of the name', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  await service.book(host, start);
  await service.book(host, '2026-03-05T10:00:00+01:00', { answers: { name: 'Grace', email: 'grace@example.org' } });
  const { data } = await call('list_bookings', { invitee: 'LOVELACE' });
  expect(data).toMatchObject({ total: 1, bookings: [{ start, from_invitee: { name: 'Ada Lovelace' } }] });
});

test('finds the bookings of an invitee whose contact was deleted, page by page', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { contact_id: contactId } = (await service.book(host, start)).body.data;
  await service.send(host, `DELETE /contacts/${contactId}`);
  await service.book(host, '2026-03-05T10:00:00+01:00');
  const first = (await call('list_bookings', { invitee: 'ada', most: 1 })).data;
  const second = (await call('list_bookings', { invitee: 'ada', most: 1, page: first.next })).data;
  expect([first.total, first.next, second.next]).toEqual([2, 2, null]);
  expect([first, second].map(({ bookings }) => bookings[0].start)).toEqual(['2026-03-05T10:00:00+01:00', start]);
  expect((await call('list_bookings', { invitee: ' L' })).data.total).toBe(1);
});

test('finds each booking once by the name its invitee had then', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const answers = (name: string) => ({ answers: { name, email: 'ada@example.org' } });
  await service.book(host, start, answers('Ada King'));
  await service.book(host, '2026-03-05T10:00:00+01:00', answers('Ada Lovelace'));
  for (const [invitee, starts] of [
    ['king', [start]],
    ['ada@example', ['2026-03-05T10:00:00+01:00', start]],
  ]) {
    const { data } = await call('list_bookings', { invitee });
    expect([data.total, data.bookings.map((booking: { start: string }) => booking.start)]).toEqual([
      starts?.length,
      starts,
    ]);
  }
});

test('says that only the latest hundred bookings of an invitee can be listed', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  for (const day of ['04', '05', '06', '09', '10', '11', '12']) {
    for (let half = 0; half < 15; half += 1) {
      const clock = `${String(9 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
      expect((await service.book(host, `2026-03-${day}T${clock}:00+01:00`)).status).toBe(201);
    }
    if (day === '04') expect((await call('list_bookings', { invitee: 'ada' })).text).not.toContain('latest 100');
  }
  const { data, text } = await call('list_bookings', { invitee: 'ada', page: 5, most: 20 });
  expect([data.total, data.bookings.length, data.next]).toEqual([105, 20, null]);
  expect(text).toContain('Only the latest 100 can be listed');
});

test('finds no-shows, also by name, and marks them in the text', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { id } = (await service.book(host, start)).body.data;
  await service.book(host, '2026-03-05T10:00:00+01:00');
  service.holdClock('2026-03-06T10:00:00+01:00');
  await call('mark_no_show', { id, absent: true });
  for (const invitee of [undefined, 'ada']) {
    const { data, text } = await call('list_bookings', { outcome: 'no_show', ...(invitee && { invitee }) });
    expect(data.bookings.map((booking: { id: string }) => booking.id)).toEqual([id]);
    expect(text).toContain(`no_show, id ${id}`);
  }
});

test('lists bookings page by page', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  await service.book(host, start);
  await service.book(host, '2026-03-05T10:00:00+01:00');
  const first = (await call('list_bookings', { most: 1 })).data;
  const second = (await call('list_bookings', { most: 1, page: first.next })).data;
  expect([first.total, first.next, second.next]).toEqual([2, 2, null]);
  expect([first, second].map(({ bookings }) => bookings[0].start)).toEqual(['2026-03-05T10:00:00+01:00', start]);
});

test('lists the bookings of an invitee page by page', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  for (const day of [4, 5, 6]) await service.book(host, `2026-03-0${day}T10:00:00+01:00`);
  const first = (await call('list_bookings', { invitee: 'ada', most: 2 })).data;
  const second = (await call('list_bookings', { invitee: 'ada', most: 2, page: first.next })).data;
  expect([first.total, first.next, second.next]).toEqual([3, 2, null]);
  expect(
    [first, second].flatMap(({ bookings }) => bookings.map((booking: { start: string }) => booking.start)),
  ).toEqual(['06', '05', '04'].map((day) => `2026-03-${day}T10:00:00+01:00`));
});

test('names the input invitee when it is too long', async () => {
  const call = await agentOf(await service.account());
  const { isError, text } = await call('list_bookings', { invitee: 'a'.repeat(256) });
  expect([isError, text]).toEqual([true, expect.stringContaining('\ninvitee must be 255 characters')]);
});

test('says when a search for an invitee matches more people than it looks up', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  for (let person = 0; person < 11; person += 1) {
    const answers = { name: `Ada ${person}`, email: `ada${person}@example.com` };
    const clock = `${String(9 + Math.floor(person / 2)).padStart(2, '0')}:${person % 2 === 0 ? '00' : '30'}`;
    await service.book(host, `2026-03-04T${clock}:00+01:00`, { answers });
  }
  const { data, text } = await call('list_bookings', { invitee: 'ada' });
  expect(data.total).toBe(10);
  expect(text).toContain('Only those of the first 10 of 11 people');
});

test('reads dates of list_bookings as days in the zone of the host', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { db } = service.store;
  await db.updateTable('users').set({ timezone: 'Pacific/Auckland' }).where('id', '=', host.userId).execute();
  await service.book(host, '2026-03-04T10:00:00+01:00'); // 22:00 of the same day in Auckland
  await service.book(host, '2026-03-04T15:00:00+01:00'); // 03:00 of the day after
  const starts = [];
  for (const date of ['2026-03-04', '2026-03-05']) {
    starts.push(
      (await call('list_bookings', { from: date, to: date })).data.bookings.map(({ when }: { when: string }) => when),
    );
  }
  expect(starts).toEqual([['Wed 4 Mar 2026 22:00 Pacific/Auckland'], ['Thu 5 Mar 2026 03:00 Pacific/Auckland']]);
});

test('refuses a last date one day before the first', async () => {
  const call = await agentOf(await service.account());
  const { isError, text } = await call('list_bookings', { from: '2026-03-05', to: '2026-03-04' });
  expect([isError, text]).toEqual([true, expect.stringContaining('\nto must not be before "from"')]);
});

test.each(['Europe/Berlin', 'America/New_York'])(
  'reads the first and the last date as no bound in %s',
  async (zone) => {
    const host = await service.account({ zone });
    const call = await agentOf(host);
    await service.book(host, '2026-03-04T15:00:00Z');
    const { text, data } = await call('list_bookings', { from: '0001-01-01', to: '9999-12-31' });
    expect(data?.total, text).toBe(1);
  },
);
