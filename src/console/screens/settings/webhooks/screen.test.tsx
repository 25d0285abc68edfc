import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import type { Webhook, WebhookDelivery } from '../../../../contract/index.ts';
import { answerChallenges, queryClient } from '../../../data/index.ts';
import { leaveConsole, openScreen, refusal } from '../../../testing/index.ts';
import { webhooksScreen } from './index.ts';

const shop: Webhook = {
  id: 3,
  url: 'https://shop.example.com/bookings',
  events: ['event.created', 'event.canceled'],
  secret: 'whsec_c2VjcmV0',
  is_active: true,
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
};

const delivery: WebhookDelivery = {
  id: '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a01',
  kind: 'event.created',
  status: 'pending',
  tries: 2,
  response_status: 500,
  failure_reason: 'unexpected_status',
  next_try_at: '2026-11-24T10:00:00Z',
  created_at: '2026-11-24T09:00:00Z',
  updated_at: '2026-11-24T09:00:00Z',
};

afterEach(leaveConsole);

/** Opens the deliveries of the only webhook. Returns its card. */
async function openDeliveries(): Promise<HTMLElement> {
  const card = await screen.findByRole('article', { name: shop.url });
  const deliveries = card.querySelector('details');
  if (deliveries) deliveries.open = true;
  fireEvent(deliveries ?? card, new Event('toggle'));
  return card;
}

test('explains webhooks when there are none', async () => {
  await openScreen(webhooksScreen, '/settings/webhooks', { replies: { listWebhooks: () => [] } });
  expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeTruthy();
});

test('adds a webhook for the chosen kinds, and shows what is wrong with its address', async () => {
  const server = await openScreen(webhooksScreen, '/settings/webhooks', {
    replies: {
      listWebhooks: () => [],
      createWebhook: ({ body }) =>
        (body as Webhook).url.startsWith('https:')
          ? shop
          : refusal('validation_failed', { url: ['must be https'] }, 'invalid_address'),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.input(dialog.getByLabelText('Address'), { target: { value: 'http://shop.example.com' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(
    await dialog.findByText('Enter a complete address that begins with https://, without a username or password.'),
  ).toBeTruthy();
  fireEvent.input(dialog.getByLabelText('Address'), { target: { value: shop.url } });
  fireEvent.click(dialog.getByLabelText('No-shows'));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const events = ['event.created', 'event.canceled', 'event.rescheduled', 'event.reassigned'];
  await waitFor(() => expect(server.sent('createWebhook').at(-1)).toEqual({ url: shop.url, events }));
});

test.each([
  ['', 'Geben Sie eine vollständige Adresse ein, die mit https:// beginnt, ohne Benutzernamen und Passwort.'],
  ['private_address', 'Geben Sie eine öffentliche Adresse an. Diese gehört zu einem privaten Netz.'],
])('says in the page’s language what is wrong with an address: %s', async (reason, sentence) => {
  const reply = refusal('validation_failed', { url: ['must be another'] }, reason);
  const replies = { listWebhooks: () => [], createWebhook: () => reply };
  await openScreen(webhooksScreen, '/settings/webhooks', { replies, locale: 'de' });
  fireEvent.click(await screen.findByRole('button', { name: 'Webhook hinzufügen' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.input(dialog.getByLabelText('Adresse'), { target: { value: 'https://somewhere.example' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  await dialog.findByText(sentence);
  expect(dialog.queryByText(/must be another/)).toBeNull();
});

test('shows the state of each delivery, and sends one again', async () => {
  const server = await openScreen(webhooksScreen, '/settings/webhooks', {
    replies: {
      listWebhooks: () => [shop],
      listWebhookDeliveries: () => ({ current_page: 1, per_page: 30, total: 1, data: [delivery] }),
      redeliverWebhookDelivery: () => delivery,
    },
  });
  const card = await openDeliveries();
  expect(await within(card).findByText(/2 attempts · Response: 500 · The program rejected the message/)).toBeTruthy();
  fireEvent.click(within(card).getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(server.sent('redeliverWebhookDelivery')).toHaveLength(1));
});

test.each([
  ['offers to send a delivered message again', { status: 'succeeded', failure_reason: null }, 1],
  ['offers to send a failed message again', { status: 'failed' }, 1],
  ['does not offer to repeat a message that is on its way', { status: 'pending', failure_reason: null }, 0],
] as const)('%s', async (_, change, buttons) => {
  const data = [{ ...delivery, ...change }];
  await openScreen(webhooksScreen, '/settings/webhooks', {
    replies: {
      listWebhooks: () => [shop],
      listWebhookDeliveries: () => ({ current_page: 1, per_page: 30, total: 1, data }),
    },
  });
  const card = await openDeliveries();
  await within(card).findByText('What was sent');
  expect(within(card).queryAllByRole('button', { name: 'Send again' })).toHaveLength(buttons);
});

test('shows older deliveries on request, below the newest', async () => {
  await openScreen(webhooksScreen, '/settings/webhooks', {
    replies: {
      listWebhooks: () => [shop],
      listWebhookDeliveries({ query }) {
        const [page, perPage] = [Number(query.page), Number(query.per_page)];
        const count = Math.min(perPage, 40 - (page - 1) * perPage);
        const data = Array.from({ length: count }, (_, index) => ({ ...delivery, id: `${page}-${index}` }));
        return { current_page: page, per_page: perPage, total: 40, data };
      },
    },
  });
  const card = await openDeliveries();
  fireEvent.click(await within(card).findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(within(card).getAllByText('What was sent')).toHaveLength(40));
  expect(within(card).queryByRole('button', { name: 'Show more' })).toBeNull();
});

/** Opens the dialog about the secret of the only webhook. */
async function openSecret() {
  fireEvent.click(await screen.findByRole('button', { name: 'Signing secret' }));
  return within(await screen.findByRole('dialog'));
}

test('shows the secret on a second attempt after the first proof was canceled', async () => {
  let isProven = false;
  answerChallenges({ signIn: async () => false, prove: async () => isProven });
  const getWebhook = () => (isProven ? shop : refusal('proof_required'));
  await openScreen(webhooksScreen, '/settings/webhooks', { replies: { listWebhooks: () => [shop], getWebhook } });
  const dialog = await openSecret();
  fireEvent.click(dialog.getByRole('button', { name: 'Show secret' }));
  await dialog.findByRole('alert');
  isProven = true;
  fireEvent.click(dialog.getByRole('button', { name: 'Show secret' }));
  expect(await dialog.findByText(shop.secret)).toBeTruthy();
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('shows the new secret once the old one is replaced', async () => {
  const replies = { listWebhooks: () => [shop], rotateWebhookSecret: () => ({ ...shop, secret: 'whsec_bmV3' }) };
  await openScreen(webhooksScreen, '/settings/webhooks', { replies });
  const dialog = await openSecret();
  fireEvent.click(dialog.getByRole('button', { name: 'New secret' }));
  expect(await dialog.findByText('whsec_bmV3')).toBeTruthy();
});

test('pauses a webhook by its switch', async () => {
  const replies = { listWebhooks: () => [shop], updateWebhook: () => ({ ...shop, is_active: false }) };
  const server = await openScreen(webhooksScreen, '/settings/webhooks', { replies });
  fireEvent.click(await screen.findByRole('switch', { name: `Active: ${shop.url}` }));
  await waitFor(() => expect(server.sent('updateWebhook')).toEqual([{ is_active: false }]));
});

test('names the menu of each webhook after its address', async () => {
  const other = { ...shop, id: 8, url: 'https://example.org/hook' };
  await openScreen(webhooksScreen, '/settings/webhooks', { replies: { listWebhooks: () => [shop, other] } });
  expect(await screen.findByRole('button', { name: `More actions: ${shop.url}` })).toBeTruthy();
  expect(screen.getByRole('button', { name: `More actions: ${other.url}` })).toBeTruthy();
});

test('says why a delivery could not be sent again', async () => {
  await openScreen(webhooksScreen, '/settings/webhooks', {
    replies: {
      listWebhooks: () => [{ ...shop, is_active: false }],
      listWebhookDeliveries: () => ({ current_page: 1, per_page: 30, total: 1, data: [delivery] }),
      redeliverWebhookDelivery: () => refusal('webhook_inactive'),
    },
  });
  await openDeliveries();
  fireEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This webhook is paused. Turn it on first.');
});

test('says within the question why a webhook could not be removed', async () => {
  await openScreen(webhooksScreen, '/settings/webhooks', {
    replies: { listWebhooks: () => [shop], deleteWebhook: () => refusal('unavailable') },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove webhook' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Remove webhook' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
});

test('reads the list again before the deliveries of a removed webhook', async () => {
  const server = await openScreen(webhooksScreen, '/settings/webhooks', {
    replies: {
      listWebhooks: () => (server.sent('deleteWebhook').length > 0 ? [] : [shop]),
      listWebhookDeliveries: () => ({ current_page: 1, per_page: 30, total: 1, data: [delivery] }),
      deleteWebhook: () => null,
    },
  });
  const card = await openDeliveries();
  await within(card).findByText(/2 attempts/);
  const list = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/v1/webhooks')) await list.promise;
    return server.fetch(url, init);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove webhook' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Remove webhook' }));
  await waitFor(() => expect(server.sent('deleteWebhook')).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBeGreaterThan(0));
  expect(server.sent('listWebhookDeliveries')).toHaveLength(1);
  list.resolve();
  expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeTruthy();
});
