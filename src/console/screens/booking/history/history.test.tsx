import { act, screen, waitFor } from '@testing-library/preact';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EventHistoryEntry, Mail, Webhook } from '../../../../contract/index.ts';
import { holdClock, sampleEvent } from '../../../testing/index.ts';
import { openBooking } from '../open-booking.testing.ts';

holdClock();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-11-24T13:32:00Z') });
});

const soon = '2026-11-24T13:32:20Z';
const tomorrow = '2026-11-25T13:00:00Z';

function mailEntry(
  status: Mail['status'],
  next_try_at: string | null,
  locale = 'en',
): EventHistoryEntry & { kind: 'mail' } {
  const mail: Mail = {
    id: '1c1d4a52-8a51-4c53-9f0d-0c9b1f6f6a01',
    event_id: sampleEvent().id,
    kind: 'event.created',
    recipient: 'invitee',
    address: 'ada@example.org',
    locale,
    status,
    tries: 0,
    response_status: null,
    next_try_at,
    created_at: '2026-11-24T13:31:00Z',
    updated_at: '2026-11-24T13:31:00Z',
  };
  return { kind: 'mail', at: mail.created_at, mail };
}

test.each([
  ['10 seconds while a mail is being sent', 10, mailEntry('pending', soon)],
  ['60 seconds once it is sent', 60, mailEntry('succeeded', null)],
  ['60 seconds while a mail is planned for later', 60, mailEntry('pending', tomorrow)],
])('reads the history again every %s', async (_, seconds, entry) => {
  const server = await openBooking({}, { replies: { getEventHistory: () => [entry] } });
  await screen.findByText(/ada@example\.org/, { selector: '.history p' });
  act(() => void vi.advanceTimersByTime(seconds * 1000 - 1));
  expect(server.sent('getEventHistory')).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(1));
  await waitFor(() => expect(server.sent('getEventHistory')).toHaveLength(2));
});

test.each([
  ['names the language of an email in another language than the page', 'de', 1],
  ['does not name the language of an email in the language of the page', 'en', 0],
])('%s', async (_, locale, count) => {
  await openBooking({}, { replies: { getEventHistory: () => [mailEntry('succeeded', null, locale)] } });
  await screen.findByText(/ada@example\.org/, { selector: '.history p' });
  expect(screen.queryAllByText(/^· Language: German$/)).toHaveLength(count);
  expect(screen.queryAllByText(/Language/)).toHaveLength(count);
});

test('calls no email on its way on a server that sends none', async () => {
  await openBooking({}, { isMailed: false, replies: { getEventHistory: () => [mailEntry('pending', soon)] } });
  await screen.findByText('kept, not sent');
});

test.each([
  ['sent', 250, true, 1],
  ['kept, not sent', null, false, 0],
])(
  'says that an email was %s, and offers to send it again only if the server sends mail',
  async (label, response_status, isMailed, count) => {
    const { mail, ...entry } = mailEntry('succeeded', null);
    const replies = { getEventHistory: () => [{ ...entry, mail: { ...mail, response_status } }] };
    await openBooking({}, { isMailed, replies });
    await screen.findByText(label);
    expect(screen.queryAllByRole('button', { name: /^Send again/ })).toHaveLength(count);
  },
);

test('shows what the mail server wrote about an address that it refuses', async () => {
  const entry = mailEntry('failed', null);
  const refused = { ...entry, mail: { ...entry.mail, response_status: 550, response_text: '550 No such user' } };
  await openBooking({}, { replies: { getEventHistory: () => [refused] } });
  await screen.findByText('Mail server: “550 No such user”');
});

const shop: Webhook = {
  id: 3,
  url: 'https://shop.example.com:8443/bookings',
  events: ['event.created'],
  secret: 'whsec_c2VjcmV0',
  is_active: true,
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
};

const failedDelivery: EventHistoryEntry = {
  kind: 'webhook',
  at: '2026-11-24T13:31:00Z',
  webhook_id: shop.id,
  delivery: {
    id: '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a01',
    kind: 'event.created',
    status: 'failed',
    tries: 8,
    response_status: 500,
    failure_reason: 'unexpected_status',
    next_try_at: null,
    created_at: '2026-11-24T13:31:00Z',
    updated_at: '2026-11-24T13:31:00Z',
  },
};

test('names the server of a webhook and what it responded, with a link to the webhooks', async () => {
  await openBooking({}, { replies: { getEventHistory: () => [failedDelivery], listWebhooks: () => [shop] } });
  const link = await screen.findByRole('link', { name: 'Message to shop.example.com:8443' });
  expect(link.getAttribute('href')).toBe('/console/settings/webhooks');
  screen.getByText('8 attempts · Response: 500 · The program rejected the message.');
});

test('shows a member neither the server of a webhook nor what it responded', async () => {
  await openBooking({}, { role: 'member', replies: { getEventHistory: () => [failedDelivery] } });
  const entry = (await screen.findByText(/^Message to a webhook/)).closest('li');
  expect(entry?.querySelector('a')).toBeNull();
  expect(entry?.textContent).not.toContain('500');
});

test.each([
  ['the colleague who made a change', { actor_name: 'Grace Hopper' }, 'Canceled by Grace Hopper'],
  ['no colleague whose name is unknown', {}, 'Canceled by a colleague'],
])('names %s', async (_, name, sentence) => {
  const actor = { via: 'session', user_id: 2 } as const;
  const cancellation: EventHistoryEntry = {
    kind: 'change',
    at: '2026-11-24T13:31:00Z',
    change: 'canceled',
    actor,
    ...name,
  };
  await openBooking({}, { replies: { getEventHistory: () => [cancellation] } });
  await screen.findByText(sentence);
});
