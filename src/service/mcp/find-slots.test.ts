import { expect, test } from 'vitest';
import { weekdays } from '../../time/index.ts';
import { connectAgentsTo, openService, type ToolOutput } from '../testing/index.ts';

const service = await openService(() => ({ mcpHosts: [] }));

const agentOf = connectAgentsTo(service);

test('lists times by day and says where to continue', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { data } = await call('find_slots', {
    event_type_id: host.eventTypeId,
    from: '2026-03-04',
    to: '2026-03-06',
    most: 17,
  });
  expect(data.days.map(({ day, starts }: { day: string; starts: string[] }) => [day, starts.length])).toEqual([
    ['Wed 4 Mar 2026', 16],
    ['Thu 5 Mar 2026', 1],
  ]);
  expect(data.next).toBe('2026-03-05T09:30:00+01:00');
});

test('continues where the previous response ended, within a day too', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const draft = { event_type_id: host.eventTypeId, to: '2026-03-04', most: 7 };
  const clocks: string[] = [];
  let from: string | null = '2026-03-04';
  for (let answers = 0; from !== null && answers < 5; answers += 1) {
    const { data }: ToolOutput = await call('find_slots', { ...draft, from });
    for (const time of data.days[0].starts) clocks.push(time.slice(11, 16));
    from = data.next;
  }
  expect([clocks.length, new Set(clocks).size, from]).toEqual([16, 16, null]);
  expect([clocks[0], clocks.at(-1)]).toEqual(['09:00', '16:30']);
});

test('gives the next time after a day whose times are all before the given time', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const draft = { event_type_id: host.eventTypeId, from: '2026-03-04T18:00:00+01:00', to: '2026-03-04' };
  const { data, text } = await call('find_slots', draft);
  expect(data).toMatchObject({ days: [], next: null, next_available: '2026-03-05T09:00:00+01:00' });
  expect(text).toContain('Next bookable: Thu 5 Mar 2026 09:00 Europe/Berlin');
});

test('offers the next time at any part of the day when the requested part has none', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const draft = { event_type_id: host.eventTypeId, from: '2026-03-04', to: '2026-03-04' };
  const { data, text } = await call('find_slots', { ...draft, part_of_day: 'evening' });
  expect(data).toMatchObject({ days: [], next_available: '2026-03-04T09:00:00+01:00' });
  expect(text).toContain('Next bookable: Wed 4 Mar 2026 09:00 Europe/Berlin');
});

test.each([
  ['from must be a date such as 2026-12-03, or "next" of a response, found "tomorrow"', { from: 'tomorrow' }],
  ['to must be a date such as 2026-12-03, found "2026-02-30"', { to: '2026-02-30' }],
  ['to must not be before "from"', { from: '2026-03-04', to: '2026-03-03' }],
  ['to must', { from: '2026-03-04', to: '2027-03-05' }],
  ['around must', { around: '2026-03-04' }],
])('explains a wrong input of find_slots: %s', async (sentence, wrong) => {
  const host = await service.account();
  const call = await agentOf(host);
  const { isError, text } = await call('find_slots', { event_type_id: host.eventTypeId, ...wrong });
  expect([isError, text.split('\n').some((line) => line.startsWith(sentence))]).toEqual([true, true]);
});

test.each([
  ['morning', ['09:00', '11:30'], 6],
  ['afternoon', ['12:00', '16:30'], 10],
  ['evening', [], 0],
])('lists only times of the %s', async (part_of_day, [first, last], count) => {
  const host = await service.account();
  const call = await agentOf(host);
  const { data } = await call('find_slots', {
    event_type_id: host.eventTypeId,
    from: '2026-03-04',
    to: '2026-03-04',
    part_of_day,
  });
  const clocks: string[] = (data.days[0]?.starts ?? []).map((time: string) => time.slice(11, 16));
  expect([clocks.length, clocks[0], clocks.at(-1)]).toEqual([count, first, last]);
});

test('lists the times nearest to one, in order', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { data } = await call('find_slots', {
    event_type_id: host.eventTypeId,
    around: '2026-03-04T12:10:00+01:00',
    most: 3,
  });
  expect(data.days).toEqual([
    {
      day: 'Wed 4 Mar 2026',
      starts: ['2026-03-04T11:30:00+01:00', '2026-03-04T12:00:00+01:00', '2026-03-04T12:30:00+01:00'],
    },
  ]);
});

const wholeDays = Object.fromEntries(weekdays.map((day) => [day, [{ start: '00:00', end: '24:00' }]]));
const everyMinute = { hours: wholeDays, eventType: { duration: 1 } };

test('names "to" as the input to change where the dates have too many times', async () => {
  const host = await service.account(everyMinute);
  const call = await agentOf(host);
  const event_type_id = host.eventTypeId;
  const { isError, text } = await call('find_slots', { event_type_id, from: '2026-03-04', to: '2026-03-31' });
  expect(isError).toBe(true);
  expect(text).toMatch(/^to must be 2026-03-11 or earlier, found more than 12,500 slots up to 2026-03-31\.$/m);
});

test('lists the times nearest to one of an event type that starts every minute', async () => {
  const host = await service.account(everyMinute);
  const call = await agentOf(host);
  const event_type_id = host.eventTypeId;
  // Clocks are set back on 25 October 2026: that day has 25 hours.
  const { data } = await call('find_slots', { event_type_id, around: '2026-10-25T12:00:00+01:00', most: 3 });
  const starts = ['2026-10-25T11:59:00+01:00', '2026-10-25T12:00:00+01:00', '2026-10-25T12:01:00+01:00'];
  expect(data.days).toEqual([{ day: 'Sun 25 Oct 2026', starts }]);
});

test('gives the next time beyond the dates', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { data } = await call('find_slots', {
    event_type_id: host.eventTypeId,
    from: '2026-03-07',
    to: '2026-03-08',
  });
  expect(data).toMatchObject({ days: [], next: null, next_available: '2026-03-09T09:00:00+01:00' });
});

test('says until when times can be booked where the booking window is over', async () => {
  const host = await service.account();
  await service.send(host, `PUT /event-types/${host.eventTypeId}`, { booking_window_days: 30 });
  const call = await agentOf(host);
  const { data, text } = await call('find_slots', {
    event_type_id: host.eventTypeId,
    from: '2026-05-04',
    to: '2026-05-08',
  });
  expect(data).toMatchObject({ days: [], next_available: null });
  expect(text).toMatch(
    /^Nothing can be booked then or in the year after\. Times can be booked until Thu 2 Apr 2026 00:00 /,
  );
});

test.each([
  { because: 'The account has no schedule', reason: 'no_schedule', settings: { hours: null } },
  { because: 'The event type is not active', reason: 'inactive', settings: { eventType: { is_active: false } } },
])('says why nothing can ever be booked: $because', async ({ because, reason, settings }) => {
  const host = await service.account(settings);
  const call = await agentOf(host);
  const { data, text } = await call('find_slots', { event_type_id: host.eventTypeId });
  expect(data).toMatchObject({ days: [], next_available: null, reason });
  expect(text).toContain(`Nothing can be booked. ${because}`);
});

test.each([{ from: '9999-12-31' }, { around: '9999-12-30T12:00:00Z' }, { around: '0001-01-02T12:00:00Z' }])(
  'searches up to the first and the last date: %j',
  async (dates) => {
    const host = await service.account();
    const call = await agentOf(host);
    const { isError, text } = await call('find_slots', { event_type_id: host.eventTypeId, ...dates });
    expect([isError, text]).toEqual([false, expect.stringContaining('Nothing can be booked then')]);
  },
);
