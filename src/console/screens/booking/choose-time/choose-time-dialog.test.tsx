import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { holdClock, refusal, sampleEvent } from '../../../testing/index.ts';
import { explainFriday, openBooking } from '../open-booking.testing.ts';

holdClock();

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('reschedules to a free time, with its own time counted as free', async () => {
  const server = await openBooking();
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Reschedule');
  fireEvent.click(await screen.findByRole('button', { name: /^Friday.*, 1 time$/ }));
  click('10:00');
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toMatch(/Friday\s27\sNovember, 10:00 04:00 in New York/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reschedule' }));
  await screen.findByText(/^Rescheduled to Friday.*, 10:00\. Ada Lovelace was notified by email\.$/);
  expect(server.sent('rescheduleEvent')).toEqual([{ start: '2026-11-27T10:00:00+01:00' }]);
  const { query } = server.received.find(({ name }) => name === 'getSlots') ?? {};
  expect(query).toMatchObject({ start: '2026-11-24', end: '2026-11-30', except_event: sampleEvent().id });
});

test('shows that the invitee has canceled a booking that the host reschedules', async () => {
  let status: 'confirmed' | 'canceled' = 'confirmed';
  await openBooking(
    {},
    {
      replies: {
        getEvent: () => sampleEvent({ status }),
        rescheduleEvent: () => {
          status = 'canceled';
          return refusal('event_canceled');
        },
      },
    },
  );
  const dialog = await rescheduleToFriday();
  await dialog.findByText(/^This booking is canceled/);
  await screen.findByText('Reason for canceling');
});

test('opens the times at the day of the booking to reschedule', async () => {
  const server = await openBooking({ start: '2026-12-08T15:00:00+01:00', end: '2026-12-08T15:30:00+01:00' });
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Reschedule');
  await screen.findByRole('heading', { name: 'December 2026' });
  const { query } = server.received.find(({ name }) => name === 'getSlots') ?? {};
  expect(query).toMatchObject({ start: '2026-12-01', end: '2026-12-31' });
});

const beyondTheEnd = { slots: {}, next_available: null, bookable_until: '2026-11-28T00:00:00+01:00' };

test('says when bookings end after the last bookable month, and leads back', async () => {
  await openBooking({}, { replies: { getSlots: () => beyondTheEnd } });
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Reschedule');
  const dialog = within(screen.getByRole('dialog'));
  const why = await dialog.findByRole('link', { name: 'Why is a time missing?' });
  expect(why.getAttribute('href')).toBe('/console/why/42/2026-11-24');
  click('Next month');
  await dialog.findByText(/^No free times in December 2026\. Invitees can book until Friday 27 November 2026\.$/);
  click('Back to November 2026');
  await dialog.findByRole('heading', { name: 'November 2026' });
});

test('leads from a month without free times to the next free day', async () => {
  await openBooking({}, { replies: { getSlots: () => ({ slots: {}, next_available: '2027-01-04T09:00:00+01:00' }) } });
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Reschedule');
  fireEvent.click(await screen.findByRole('button', { name: /^Go to the next free day, Monday\s4\sJanuary$/ }));
  await screen.findByRole('heading', { name: 'January 2027' });
});

test('leads to the next month where only the booking’s own time is free', async () => {
  const { start, end } = sampleEvent();
  const slots = { [start.slice(0, 10)]: [{ start, end }] };
  await openBooking(
    {},
    { replies: { getSlots: ({ query }) => ({ slots: query.start === '2026-12-01' ? {} : slots }) } },
  );
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Reschedule');
  const message = await screen.findByText('No free times in November 2026.');
  const next = message.nextElementSibling;
  expect(next?.textContent).toBe('Next month');
  if (next) fireEvent.click(next);
  await screen.findByRole('heading', { name: 'December 2026' });
});

test('gives the reasons where bookings end in the month of the booking’s own time', async () => {
  const { start, end } = sampleEvent();
  const slots = { ...beyondTheEnd, slots: { [start.slice(0, 10)]: [{ start, end }] } };
  await openBooking({}, { replies: { getSlots: () => slots } });
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Reschedule');
  const message = await screen.findByText('No free times in November 2026.');
  expect(message.nextElementSibling?.textContent).toBe('Why is a time missing?');
});

test('heads the days to choose from with letters where short names do not fit', async () => {
  await openBooking({}, { locale: 'ar' });
  fireEvent.click(await screen.findByRole('button', { name: 'تغيير الموعد' }));
  const free = await screen.findAllByRole('button', { name: /الجمعة/ });
  const letters = [...(free[0]?.parentElement?.querySelectorAll('[aria-hidden]') ?? [])].map(
    (each) => each.textContent,
  );
  expect(letters).toEqual(['ن', 'ث', 'ر', 'خ', 'ج', 'س', 'ح']);
});

async function enterFriday(time: string): Promise<HTMLElement> {
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Reschedule');
  const dialog = screen.getByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Any time' }));
  fireEvent.input(within(dialog).getByLabelText('Date'), { target: { value: '2026-11-27' } });
  fireEvent.input(within(dialog).getByLabelText('Time'), { target: { value: time } });
  return dialog;
}

test('reschedules to a time outside the hours after a warning', async () => {
  const server = await openBooking({}, { explanation: explainFriday('19:05', [{ reason: 'outside_hours' }]) });
  const dialog = await enterFriday('19:05');
  await within(dialog).findByText(/not offered this time\. This is outside your hours\. You can choose it anyway\./);
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Reschedule anyway' }));
  await screen.findByText(/^Rescheduled to Friday.*, 19:05\./);
  expect(server.sent('rescheduleEvent')).toEqual([{ start: '2026-11-27T19:05:00+01:00', ignore_rules: true }]);
  const { query } = server.received.find(({ name }) => name === 'explainSlots') ?? {};
  expect(query).toMatchObject({ start: '2026-11-27T19:05:00+01:00', except_event: sampleEvent().id });
});

test.each([
  ['14:15', /Booked with someone.*It cannot be booked\./, true],
  ['14:45', /you keep a buffer around bookings\. You can choose it anyway\./, false],
])('distinguishes a taken time from a buffer: %s', async (time, sentence, isRefused) => {
  await openBooking({}, { explanation: explainFriday(time, [{ reason: 'taken', layer: 0 }]) });
  const dialog = await enterFriday(time);
  await within(dialog).findByText(sentence);
  const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Reschedule/ });
  await waitFor(() => expect(submit.disabled).toBe(isRefused));
});

test('makes no exception for a time that invitees are offered', async () => {
  const server = await openBooking({}, { explanation: explainFriday('10:00', []) });
  const dialog = await enterFriday('10:00');
  await within(dialog).findByText('Invitees are offered this time.');
  const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Reschedule' });
  await waitFor(() => expect(submit.disabled).toBe(false));
  fireEvent.click(submit);
  await waitFor(() => expect(server.sent('rescheduleEvent')).toEqual([{ start: '2026-11-27T10:00:00+01:00' }]));
});

test('refuses a past time without a request to the server', async () => {
  const server = await openBooking();
  const dialog = await enterFriday('10:00');
  fireEvent.input(within(dialog).getByLabelText('Date'), { target: { value: '2026-11-20' } });
  await within(dialog).findByText(/^This time has passed/);
  expect(
    server.received.filter(({ name, query }) => name === 'explainSlots' && query.start?.includes('11-20')),
  ).toEqual([]);
});

test('books again with the length of the last time while it is offered', async () => {
  const past = { start: '2026-11-23T12:00:00Z', end: '2026-11-23T13:00:00Z', duration: 60 };
  const server = await openBooking(past, { durations: [30, 60] });
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Book again');
  fireEvent.click(await screen.findByRole('button', { name: '09:00' }));
  expect(screen.getByRole('dialog').textContent).not.toContain('no longer offers');
  click('Book');
  await waitFor(() => expect(server.sent('createEvent')).toMatchObject([{ duration: 60 }]));
});

test.each([
  ['Reschedule', {}, /^This booking keeps its length of 45 minutes, which the event type no longer offers\.$/],
  [
    'Book again',
    { start: '2026-11-23T12:00:00Z', end: '2026-11-23T12:45:00Z' },
    /the new booking is 30 minutes long\.$/,
  ],
])('says what happens to a length that is no longer offered: %s', async (action, change, sentence) => {
  await openBooking({ ...change, duration: 45 });
  await screen.findByRole('heading', { name: /Introductory call/ });
  click(action);
  expect(within(screen.getByRole('dialog')).getByText(sentence)).toBeTruthy();
});

test('offers times for the length that a rescheduled booking keeps, even if it is no longer offered', async () => {
  const server = await openBooking({ duration: 45 }, { durations: [30, 60], explanation: explainFriday('10:00', []) });
  await enterFriday('10:00');
  await screen.findByText('Invitees are offered this time.');
  const requests = server.received.filter(({ name }) => name === 'getSlots' || name === 'explainSlots');
  expect(requests.map(({ name, query }) => [name, query.duration])).toEqual([
    ['getSlots', '45'],
    ['explainSlots', '45'],
  ]);
});

/** Reschedules to the only time on Friday. Returns the dialog, which shows why that failed. */
async function rescheduleToFriday() {
  await screen.findByRole('heading', { name: /Introductory call/ });
  click('Reschedule');
  fireEvent.click(await screen.findByRole('button', { name: /^Friday.*, 1 time$/ }));
  click('10:00');
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Reschedule' }));
  return dialog;
}

test('reads the times again if the chosen one was just taken', async () => {
  const server = await openBooking({}, { replies: { rescheduleEvent: () => refusal('slot_unavailable') } });
  const dialog = await rescheduleToFriday();
  await dialog.findByText('This time is no longer free. Choose another one.');
  await waitFor(() => expect(server.received.filter(({ name }) => name === 'getSlots')).toHaveLength(2));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Reschedule' }).disabled).toBe(true);
});
