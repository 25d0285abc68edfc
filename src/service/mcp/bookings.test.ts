import { afterEach, describe, expect, test } from 'vitest';
import { connectAgentsTo, mondayMorning, openService } from '../testing/index.ts';

const service = await openService(() => ({ mcpHosts: [], sendsMail: true }));

afterEach(() => service.holdClock(mondayMorning));

const person = { name: 'Ada', email: 'ada@example.com', timezone: 'Europe/London' };
const start = '2026-03-04T10:00:00+01:00';

const agentOf = connectAgentsTo(service);

describe('move_booking and cancel_booking', () => {
  test('changes nothing in a preview of a rescheduling or a cancellation', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    const { body } = await service.book(host, start);
    const { id } = body.data;
    await call('move_booking', { id, start: '2026-03-04T11:00:00+01:00', preview: true });
    await call('cancel_booking', { id, preview: true });
    const event = (await service.send(host, `GET /events/${id}`)).body.data;
    expect([event.start, event.status, event.sequence]).toEqual([start, 'confirmed', 0]);
  });

  test('refuses to reschedule or cancel a booking that started or was canceled', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    const { body } = await service.book(host, start);
    const { id } = body.data;
    await call('cancel_booking', { id });
    expect((await call('cancel_booking', { id })).text).toContain('Already canceled');
    for (const preview of [true, false]) {
      const { text } = await call('move_booking', { id, start: '2026-03-04T11:00:00+01:00', preview });
      expect(text).toContain('event_canceled');
    }
  });

  test('gives the reasons against the new time when it refuses to reschedule', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    const { body } = await service.book(host, start);
    const { isError, text } = await call('move_booking', { id: body.data.id, start: '2026-03-04T20:00:00+01:00' });
    expect([isError, text]).toEqual([true, expect.stringContaining('open hours of this day: 09:00–17:00')]);
    expect(text).toContain('2026-03-04T16:30:00+01:00');
  });
});

test('says in a preview that people would be notified by mail, not that they were', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { id } = (await call('book', { event_type_id: host.eventTypeId, start, ...person })).data.booking;
  const other = '2026-03-04T11:00:00+01:00';
  const changes = [
    ['book', { event_type_id: host.eventTypeId, start: other, ...person }],
    ['move_booking', { id, start: '2026-03-04T12:00:00+01:00' }],
    ['cancel_booking', { id }],
  ] as const;
  for (const [tool, input] of changes) {
    expect((await call(tool, { ...input, preview: true })).text).toContain('Would be mailed to: invitee, host.');
    expect((await call(tool, input)).text).toContain('Mailed to: invitee, host.');
  }
});

test('names the input that holds a time too close to the end of the calendar', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { id } = (await service.book(host, start)).body.data;
  const [type, late] = [{ event_type_id: host.eventTypeId }, '9999-12-31T23:59:00Z'];
  const calls = [
    ['book', 'start', { ...type, start: late, ...person }],
    ['move_booking', 'start', { id, start: late }],
    ['explain_time', 'start', { ...type, start: late }],
    ['explain_time', 'start', { ...type, start: '0001-01-01T00:00:00Z', timezone: 'America/New_York' }],
    ['find_slots', 'around', { ...type, around: late }],
  ] as const;
  for (const [tool, field, input] of calls) {
    expect((await call(tool, input)).text).toContain(`\n${field} must be between 0001-01-02 and 9999-12-31, found`);
  }
});

test('lists no one as notified when a booking is rescheduled to its current time, in a preview too', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { id } = (await service.book(host, start)).body.data;
  for (const preview of [true, false]) {
    expect((await call('move_booking', { id, start, preview })).data.mailed_to).toEqual([]);
  }
});

test('changes nothing when a rescheduling or a cancellation is repeated', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { id } = (await service.book(host, start)).body.data;
  const repeats = [
    ['move_booking', { id, start: '2026-03-04T11:00:00+01:00' }],
    ['cancel_booking', { id, reason: 'Ill' }],
  ] as const;
  for (const [tool, input] of repeats) {
    const [first, second] = [(await call(tool, input)).data, (await call(tool, input)).data];
    expect([first.mailed_to, second.mailed_to, second.booking]).toEqual([['invitee', 'host'], [], first.booking]);
  }
  expect((await service.send(host, `GET /events/${id}`)).body.data.sequence).toBe(2);
});

test('refuses a reason that is too long in a preview of a cancellation too', async () => {
  const host = await service.account();
  const call = await agentOf(host);
  const { id } = (await service.book(host, start)).body.data;
  for (const preview of [true, false]) {
    const { isError, text } = await call('cancel_booking', { id, reason: 'x'.repeat(2001), preview });
    expect([isError, text]).toEqual([true, expect.stringContaining('reason must be 2000 characters or fewer')]);
  }
});

test.each([
  ['1969-12-31T10:00:00Z', 'This time has passed.'],
  ['9999-01-01T10:00:00Z', 'This time is too far in the future.'],
])('explains why %s, beyond all dates, cannot be booked', async (start, reason) => {
  const host = await service.account();
  const call = await agentOf(host);
  const { id } = (await service.book(host, '2026-03-04T10:00:00+01:00')).body.data;
  const explanation = await call('explain_time', { event_type_id: host.eventTypeId, start });
  expect([explanation.isError, explanation.text]).toEqual([false, expect.stringContaining(reason)]);
  for (const [tool, input] of [
    ['book', { event_type_id: host.eventTypeId, start, ...person }],
    ['move_booking', { id, start }],
  ] as const) {
    const { text } = await call(tool, input);
    expect([text.split(':')[0], text]).toEqual(['slot_unavailable', expect.stringContaining(reason)]);
  }
});
