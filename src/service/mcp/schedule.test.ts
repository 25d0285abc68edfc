import { describe, expect, test } from 'vitest';
import { connectAgent, connectAgentsTo, openService, type TestAccount } from '../testing/index.ts';

const service = await openService(() => ({ mcpHosts: [] }));

const agentOf = connectAgentsTo(service);

async function scheduleOf(host: TestAccount) {
  return (await service.send(host, `GET /availabilities/${host.availabilityId}`)).body.data;
}

describe('set_hours', () => {
  test('replaces the weekdays that are sent, and keeps the others', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    const { data } = await call('set_hours', {
      id: host.availabilityId,
      hours: { monday: ['10:00-12:00', '13:00-24:00'], friday: [] },
    });
    const { hours } = await scheduleOf(host);
    expect(hours.monday).toEqual([
      { start: '10:00', end: '12:00' },
      { start: '13:00', end: '24:00' },
    ]);
    expect([hours.friday ?? [], hours.tuesday]).toEqual([[], [{ start: '09:00', end: '17:00' }]]);
    expect(data.after).toMatchObject({ monday: ['10:00-12:00', '13:00-24:00'], tuesday: ['09:00-17:00'] });
  });

  test('keeps the hours of every weekday when several are sent at the same time', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    const days = ['monday', 'tuesday', 'wednesday'];
    const id = host.availabilityId;
    await Promise.all(days.map((day) => call('set_hours', { id, hours: { [day]: ['10:00-12:00'] } })));
    const { hours } = await scheduleOf(host);
    expect(days.map((day) => hours[day])).toEqual(Array(3).fill([{ start: '10:00', end: '12:00' }]));
  });

  test('changes nothing in a preview, and names the bookings outside the new hours', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    const { body } = await service.book(host, '2026-03-03T09:00:00+01:00');
    await service.book(host, '2026-03-03T12:00:00+01:00');
    const before = await scheduleOf(host);
    const { data, text } = await call('set_hours', {
      id: host.availabilityId,
      hours: { tuesday: ['10:00-17:00'] },
      preview: true,
    });
    expect(data.outside).toEqual({
      total: 1,
      is_complete: true,
      bookings: [{ id: body.data.id, start: '2026-03-03T09:00:00+01:00', when: 'Tue 3 Mar 2026 09:00 Europe/Berlin' }],
    });
    expect(text).toContain('nothing is changed');
    expect(await scheduleOf(host)).toEqual(before);
  });

  test('names the bookings outside the hours again when the same change is repeated', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    await service.book(host, '2026-03-03T09:00:00+01:00');
    const draft = { id: host.availabilityId, hours: { tuesday: ['10:00-17:00'] } };
    const first = await call('set_hours', draft);
    const second = await call('set_hours', draft);
    expect(first.data.outside.total).toBe(1);
    expect(second.data.outside).toEqual(first.data.outside);
  });

  test('finds a booking outside the new hours thousands of years ahead', async () => {
    const host = await service.account();
    const starts = ['2026-03-04T10:00:00+01:00', '9990-03-06T10:00:00+01:00'];
    for (const start of starts) await service.book(host, start);
    const call = await agentOf(host);
    const hours = { tuesday: [], wednesday: [] };
    const { data } = await call('set_hours', { id: host.availabilityId, hours, preview: true });
    expect(data.outside.bookings.map(({ start }: { start: string }) => start)).toEqual(starts);
  });

  test('names the bookings of an archived event type outside the new hours too', async () => {
    const host = await service.account();
    await service.book(host, '2026-03-03T09:00:00+01:00');
    await service.send(host, `POST /event-types/${host.eventTypeId}/archive`, { archived: true });
    const call = await agentOf(host);
    const { data } = await call('set_hours', { id: host.availabilityId, hours: { tuesday: [] }, preview: true });
    expect(data.outside.total).toBe(1);
  });

  test('shows in a preview the order in which blocks are kept', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    const draft = { id: host.availabilityId, hours: { monday: ['13:00-17:00', '09:00-12:00'] } };
    const preview = (await call('set_hours', { ...draft, preview: true })).data.after;
    await call('set_hours', draft);
    const [schedule] = (await call('get_availability')).data.schedules;
    expect([preview, preview.monday]).toEqual([schedule.hours, ['09:00-12:00', '13:00-17:00']]);
  });

  test('leaves out bookings of event types with another schedule', async () => {
    const host = await service.account();
    const { body } = await service.send(host, 'POST /availabilities', { name: 'Other' });
    await host.updateEventType({ availability_id: body.data.id });
    await service.book(host, '2026-03-03T09:00:00+01:00');
    const call = await agentOf(host);
    const { data } = await call('set_hours', { id: host.availabilityId, hours: { tuesday: [] }, preview: true });
    expect(data.outside.total).toBe(0);
  });

  test('refuses a list in place of weekdays', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    const { isError, text } = await call('set_hours', { id: host.availabilityId, hours: [] });
    expect([isError, text]).toEqual([true, expect.stringContaining('\nhours must be an object')]);
  });

  test.each(['9-12', '12:00', '09:00-25:00', '12:00-09:00'])(
    'refuses the block "%s", in a preview too',
    async (block) => {
      const host = await service.account();
      const call = await agentOf(host);
      for (const preview of [true, false]) {
        const hours = { monday: [block] };
        const { isError, text } = await call('set_hours', { id: host.availabilityId, hours, preview });
        expect([isError, text.includes('hours.monday')]).toEqual([true, true]);
      }
    },
  );
});

describe('set_override', () => {
  test('closes dates of the default schedule, and keeps the bookings there', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    await service.book(host, '2026-03-03T09:00:00+01:00');
    const { data } = await call('set_override', { from: '2026-03-03', to: '2026-03-04', hours: [] });
    expect(data).toMatchObject({
      before: [],
      after: [{ from: '2026-03-03', to: '2026-03-04', hours: [] }],
      outside: { total: 1 },
    });
    expect((await scheduleOf(host)).overrides).toEqual([{ from: '2026-03-03', to: '2026-03-04', hours: [] }]);
    expect((await call('list_bookings', { status: 'confirmed' })).data.total).toBe(1);
  });

  test('names the bookings on closed dates again when the same dates are closed again', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    await service.book(host, '2026-03-03T09:00:00+01:00');
    const draft = { from: '2026-03-03', to: '2026-03-03', hours: [] };
    const answers = [await call('set_override', draft), await call('set_override', draft)];
    expect(answers.map(({ data }) => data.outside.total)).toEqual([1, 1]);
    expect(answers[1]?.text).toContain('Bookings outside the hours: 1.');
  });

  test('cuts a date out of an override around it', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    await call('set_override', { from: '2026-12-20', to: '2026-12-31', hours: [] });
    await call('set_override', { from: '2026-12-28', to: '2026-12-28', hours: ['10:00-12:00'] });
    expect((await scheduleOf(host)).overrides).toEqual([
      { from: '2026-12-20', to: '2026-12-27', hours: [] },
      { from: '2026-12-28', to: '2026-12-28', hours: [{ start: '10:00', end: '12:00' }] },
      { from: '2026-12-29', to: '2026-12-31', hours: [] },
    ]);
  });

  test.each([[['09:00-25:00']], [['12:00-09:00']], [['09:00-12:00', '11:00-13:00']]])(
    'refuses the blocks %j, in a preview too',
    async (hours) => {
      const host = await service.account();
      const call = await agentOf(host);
      for (const preview of [true, false]) {
        const { isError, text } = await call('set_override', {
          from: '2026-12-24',
          to: '2026-12-24',
          hours,
          preview,
        });
        expect([isError, text]).toEqual([true, expect.stringMatching(/\nhours\.\d\.(start|end) /)]);
      }
    },
  );

  test('keeps every override when several are sent at the same time', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    const dates = ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25'];
    await Promise.all(dates.map((date) => call('set_override', { from: date, to: date, hours: [] })));
    const { overrides } = await scheduleOf(host);
    expect(overrides.map(({ from }: { from: string }) => from)).toEqual(dates);
  });

  test('says when the account has no schedule', async () => {
    const call = await agentOf(await service.account({ hours: null }));
    const { isError, text } = await call('set_override', { from: '2026-12-24', to: '2026-12-24', hours: [] });
    expect([isError, text]).toEqual([true, expect.stringContaining('The account has no schedule')]);
    expect(text).not.toContain('Check the id');
  });

  test('restores the weekly hours of dates, and repeats without effect', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    const dates = { from: '2026-12-24', to: '2026-12-26' };
    for (const hours of [[], [], null, null]) await call('set_override', { ...dates, hours });
    expect((await scheduleOf(host)).overrides).toBeUndefined();
  });
});

test('keeps changes that another process makes during a change', async () => {
  const others = { monday: [{ start: '10:00', end: '12:00' }] };
  let interrupt: (() => Promise<unknown>) | undefined;
  const interruptedService = await openService((store) => ({
    mcpHosts: [],
    store: {
      ...store,
      async listEventTypes(search) {
        await interrupt?.();
        return store.listEventTypes(search);
      },
    },
  }));
  const host = await interruptedService.account();
  const path = `/availabilities/${host.availabilityId}`;
  interruptedService.holdClock('2026-03-02T08:05:00+01:00'); // versions count seconds
  interrupt = async () => {
    interrupt = undefined;
    await interruptedService.send(host, `PUT ${path}`, { hours: others });
  };
  const { call } = await connectAgent('2026', {
    address: 'http://localhost',
    key: host.key,
    fetch: interruptedService.fetch,
  });
  await call('set_hours', { id: host.availabilityId, hours: { sunday: ['14:00-16:00'] } });
  const { hours } = (await interruptedService.send(host, `GET ${path}`)).body.data;
  expect(hours).toEqual({ ...others, sunday: [{ start: '14:00', end: '16:00' }] });
});
