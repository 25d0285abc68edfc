import { afterEach, describe, expect, test } from 'vitest';
import { connectAgentsTo, mondayMorning, openService } from '../testing/index.ts';

const service = await openService(() => ({ mcpHosts: [], sendsMail: true }));

afterEach(() => service.holdClock(mondayMorning));

const person = { name: 'Ada', email: 'ada@example.com', timezone: 'Europe/London' };
const start = '2026-03-04T10:00:00+01:00';

const agentOf = connectAgentsTo(service);

describe('book', () => {
  test('makes one booking from many concurrent copies of a request', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    const draft = { event_type_id: host.eventTypeId, start, ...person };
    const responses = await Promise.all(Array.from({ length: 8 }, () => call('book', draft)));
    expect(new Set(responses.map(({ data }) => data.booking.id)).size).toBe(1);
    expect(responses.filter(({ data }) => !data.already)).toHaveLength(1);
  });

  test('refuses a taken time to another invitee, with the reason and the nearest times', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    await call('book', { event_type_id: host.eventTypeId, start, ...person });
    const other = { ...person, email: 'grace@example.com' };
    for (const preview of [true, false]) {
      const { isError, text } = await call('book', { event_type_id: host.eventTypeId, start, ...other, preview });
      expect(isError).toBe(true);
      expect(text).toContain('There is a booking from Wed 4 Mar 2026 10:00 Europe/Berlin');
      expect(text).toContain(
        '2026-03-04T09:30:00+01:00 (Wed 4 Mar 2026 09:30 Europe/Berlin); 2026-03-04T10:30:00+01:00',
      );
    }
  });

  test('refuses an invitee with as many bookings as allowed, in a preview too', async () => {
    const host = await service.account();
    await service.send(host, `PUT /event-types/${host.eventTypeId}`, { most_open_per_invitee: 1 });
    const call = await agentOf(host);
    await call('book', { event_type_id: host.eventTypeId, start, ...person });
    const draft = { event_type_id: host.eventTypeId, start: '2026-03-05T10:00:00+01:00', ...person };
    for (const preview of [true, false]) {
      const { isError, text } = await call('book', { ...draft, preview });
      expect([isError, text]).toEqual([true, expect.stringContaining('invitee_limit_reached')]);
    }
    const other = await call('book', { ...draft, email: 'grace@example.com', preview: true });
    expect(other.isError, other.text).toBe(false);
  });

  test('previews exactly the booking that it then makes', async () => {
    const fields = [
      { identifier: 'name', type: 'text' as const, is_required: true },
      { identifier: 'email', type: 'email' as const, is_required: true },
      { identifier: 'friends', type: 'multiple_emails' as const },
    ];
    const host = await service.account({ fields });
    const call = await agentOf(host);
    const draft = { event_type_id: host.eventTypeId, start, ...person, guests: ['grace@example.org'] };
    const preview = (await call('book', { ...draft, preview: true })).data;
    const result = (await call('book', draft)).data;
    expect(preview.mailed_to).toEqual(['invitee', 'host', 'guests']);
    expect(result.mailed_to).toEqual(preview.mailed_to);
    expect({ ...result.booking, id: undefined, status: 'preview' }).toEqual(preview.booking);
  });

  test.each([
    ['guests', { guests: ['grace@example.org'] }],
    ['answers must be an object', { answers: ['x'] }],
    ['answers.nothing', { answers: { nothing: 'x' } }],
    ['email', { email: 'nobody' }],
    ['name', { name: ' ' }],
    ['timezone', { timezone: 'Mars/Base' }],
    ['locale', { locale: 'not a language' }],
    ['start', { start: 'tomorrow' }],
  ])('names %s when it is wrong, in a preview too', async (field, wrong) => {
    const host = await service.account();
    const call = await agentOf(host);
    for (const preview of [true, false]) {
      const { isError, text } = await call('book', {
        event_type_id: host.eventTypeId,
        start,
        ...person,
        ...wrong,
        preview,
      });
      expect([isError, text]).toEqual([true, expect.stringContaining(`\n${field}`)]);
    }
  });

  test('books in the language of the invitee', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    const { data } = await call('book', { event_type_id: host.eventTypeId, start, ...person, locale: 'pt-br' });
    expect((await service.send(host, `GET /events/${data.booking.id}`)).body.data.locale).toBe('pt-BR');
  });

  test('names guests when one of them is wrong', async () => {
    const fields = [
      { identifier: 'name', type: 'text' as const, is_required: true },
      { identifier: 'email', type: 'email' as const, is_required: true },
      { identifier: 'friends', type: 'multiple_emails' as const },
    ];
    const host = await service.account({ fields });
    const call = await agentOf(host);
    const draft = { event_type_id: host.eventTypeId, start, ...person };
    const [withGuests, withAnswer] = [{ guests: ['nobody'] }, { answers: { friends: ['nobody'] } }];
    expect((await call('book', { ...draft, ...withGuests })).text).toContain('\nguests must');
    expect((await call('book', { ...draft, ...withAnswer })).text).toContain('\nanswers.friends must');
  });
});

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

describe('mark_no_show', () => {
  test('marks a booking that has started, repeats without effect and removes the mark', async () => {
    const host = await service.account();
    const call = await agentOf(host);
    const { id } = (await service.book(host, start)).body.data;
    service.holdClock('2026-03-04T10:15:00+01:00');
    const result = await call('mark_no_show', { id, absent: true });
    expect([result.data.booking.outcome, result.text]).toEqual([
      'no_show',
      expect.stringContaining('Mailed to: no one'),
    ]);
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
