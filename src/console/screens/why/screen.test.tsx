import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { SlotExplanation } from '../../../contract/index.ts';
import { hostedByBen, leaveConsole, openScreen, refusal, sampleEvent, sampleEventType } from '../../testing/index.ts';
import { whyScreen } from './index.ts';

const event = sampleEvent({ start: '2026-12-03T14:00:00+01:00', end: '2026-12-03T14:30:00+01:00' });

const explanation: SlotExplanation = {
  date: '2026-12-03',
  timezone: 'Europe/Berlin',
  duration: 30,
  offered: ['2026-12-03T12:00:00+01:00'],
  layers: [
    {
      kind: 'posted_hours',
      from: '2026-12-03T09:00:00+01:00',
      to: '2026-12-03T17:00:00+01:00',
      source: { availability_id: 3, override: false },
    },
    { kind: 'notice', to: '2026-12-03T09:10:00+01:00' },
    {
      kind: 'busy',
      from: event.start,
      to: event.end,
      source: {
        event_id: event.id,
        event_type_id: 42,
        with_buffers: { from: event.start, to: '2026-12-03T14:45:00+01:00' },
        invitee_name: 'Ada Lovelace',
      },
    },
  ],
  starts: [
    { start: '2026-12-03T09:00:00+01:00', refusals: [{ reason: 'notice', layer: 1 }] },
    { start: '2026-12-03T12:00:00+01:00', refusals: [] },
    { start: '2026-12-03T14:00:00+01:00', refusals: [{ reason: 'taken', layer: 2 }] },
    { start: '2026-12-03T14:30:00+01:00', refusals: [{ reason: 'taken', layer: 2 }] },
  ],
};

const replies = {
  listEventTypes: () => [sampleEventType({ min_scheduling_notice: 60 })],
  listCalendars: () => [],
  listEventTypeHosts: () => [],
  explainSlots: ({ query }: { query: Readonly<Record<string, string>> }) => ({
    ...explanation,
    date: query.date ?? '',
  }),
};

const open = (locale = 'en-GB') => openScreen(whyScreen, '/why/42/2026-12-03?zone=Europe/Berlin', { replies, locale });

async function sentenceAt(time: string): Promise<string | null | undefined> {
  const items = await screen.findAllByRole('listitem');
  const item = items.find((one) => within(one).queryByText(time)?.tagName === 'TIME');
  return item?.lastElementChild?.textContent;
}

afterEach(leaveConsole);

test('says for each start why it is not offered', async () => {
  await open();
  await waitFor(async () => expect(await sentenceAt('12:00')).toBe('Offered'));
  expect(await sentenceAt('09:00')).toBe('Not offered: Too soon: bookings need 1 hour of notice.');
  await waitFor(async () => expect(await sentenceAt('14:00')).toContain('Booked with Ada Lovelace'));
  expect(await sentenceAt('14:30')).toContain('Too close to the booking with Ada Lovelace');
});

test('says that it is a colleague who is not free, where the event type is theirs', async () => {
  const theirs = sampleEventType({ title: 'Coaching', host: hostedByBen() });
  const mine = sampleEventType({ id: 43, title: 'Workshop' });
  const layers = explanation.layers.map((layer) => ({ ...layer, host_id: 2 }));
  await openScreen(whyScreen, '/why/42/2026-12-03?zone=Europe/Berlin', {
    replies: { ...replies, listEventTypes: () => [theirs, mine], explainSlots: () => ({ ...explanation, layers }) },
  });
  await waitFor(async () => expect(await sentenceAt('14:00')).toContain('Ben Host · Booked: Ada Lovelace'));
  const choices = within(screen.getByRole('combobox', { name: 'Event type' })).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Workshop', 'Coaching · Ben Host']);
});

test('shows a booking and its buffer as labeled bands', async () => {
  await open();
  const against = within(await screen.findByRole('region', { name: 'What blocks them' }));
  await waitFor(() => expect(against.getByText(/^Booked: Ada Lovelace/)).toBeTruthy());
  expect(against.getByText('Buffer around a booking')).toBeTruthy();
});

test('names the dates of a calendar that is busy for whole days, not midnight twice', async () => {
  const busy: SlotExplanation = {
    ...explanation,
    layers: [
      {
        kind: 'calendar',
        from: '2026-12-03T00:00:00+01:00',
        to: '2026-12-05T00:00:00+01:00',
        source: { calendar_id: 'w' },
      },
    ],
    starts: [{ start: '2026-12-03T12:00:00+01:00', refusals: [{ reason: 'taken', layer: 0 }] }],
  };
  await openScreen(whyScreen, '/why/42/2026-12-03?zone=Europe/Berlin', {
    replies: { ...replies, explainSlots: () => busy },
    locale: 'en-GB',
  });
  await waitFor(async () => expect(await sentenceAt('12:00')).toMatch(/busy 3\s?–\s?4 December/));
  expect(
    within(screen.getByRole('region', { name: 'What blocks them' })).getByText(/busy 3\s?–\s?4 December/),
  ).toBeTruthy();
});

test('turns to the next day without leaving the page', async () => {
  const server = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Next day' }));
  await waitFor(() => {
    const dates = server.received.filter(({ name }) => name === 'explainSlots').map(({ query }) => query.date);
    expect(dates).toEqual(['2026-12-03', '2026-12-04']);
  });
  expect(location.search).toBe('?zone=Europe%2FBerlin&date=2026-12-04');
});

test('explains an archived event type, whose bookings can still be rescheduled', async () => {
  const archived = sampleEventType({ id: 7, title: 'Summer course', archived_at: '2026-11-01T09:00:00Z' });
  await openScreen(whyScreen, '/why/7/2026-12-03?zone=Europe/Berlin', {
    replies: { ...replies, getEventType: () => archived },
  });
  await waitFor(async () => expect(await sentenceAt('12:00')).toBe('Offered'));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Event type' }).value).toBe('7');
});

test('says that an event type no longer exists, and does not select another', async () => {
  const getEventType = () => refusal('resource_not_found');
  await openScreen(whyScreen, '/why/999/2026-12-03', { replies: { ...replies, getEventType } });
  expect(await screen.findByText(/^This no longer exists/)).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Event type' }).value).toBe('');
});

test('shows the screen in German, without an English word', async () => {
  await open('de-DE');
  await waitFor(async () => expect(await sentenceAt('09:00')).toContain('Zu kurzfristig'));
  expect(document.body.textContent).not.toMatch(/\b(the|with|your|offered|booking)\b/i);
});
