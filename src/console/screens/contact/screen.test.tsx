import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Contact } from '../../../contract/index.ts';
import { leaveConsole, openScreen, refusal, sampleEvent, sampleEventType } from '../../testing/index.ts';
import { contactScreen } from './index.ts';

afterEach(leaveConsole);

const ada: Contact = {
  id: '7b1d4a52-8a51-4c53-9f0d-0c9b1f6f6a01',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  timezone: 'Europe/London',
  event_count: 1,
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
};

async function openAda(replies = {}) {
  const server = await openScreen(contactScreen, `/contacts/${ada.id}`, {
    replies: {
      getContact: () => ada,
      listDeletedEntries: () => [],
      listMovedEntries: () => [],
      listEvents: () => {
        const data = [sampleEvent()];
        return { data, total: data.length, current_page: 1, per_page: 30 };
      },
      listEventTypes: () => [sampleEventType()],
      updateContact: () => ada,
      deleteContact: () => null,
      ...replies,
    },
  });
  await screen.findByRole('heading', { name: 'Ada Lovelace' });
  return server;
}

test('lists every booking of a contact', async () => {
  const server = await openAda();
  expect((await screen.findByRole('link', { name: 'Ada Lovelace' })).getAttribute('href')).toContain('/bookings/');
  expect(screen.getByText('1 booking')).toBeTruthy();
  const { query } = server.received.find(({ name }) => name === 'listEvents') ?? {};
  expect(query).toMatchObject({ contact_id: ada.id });
});

test.each([
  ['counts canceled bookings on their own', { event_count: 1 }, '1 booking · 1 canceled'],
  ['says that all bookings were canceled', { event_count: undefined }, '0 bookings · 2 canceled'],
])('%s', async (_, { event_count }, counts) => {
  const { event_count: __, ...others } = ada;
  const contact = { ...others, ...(event_count !== undefined && { event_count }) };
  const canceled = sampleEvent({ id: '5f0c2f3e-8a51-4c53-9f0d-0c9b1f6f6a09', status: 'canceled' });
  const events = { data: [sampleEvent(), canceled], total: 2, current_page: 1, per_page: 30 };
  await openAda({ getContact: () => contact, listEvents: () => events });
  await screen.findByText(counts);
});

test('shows a contact whose time zone the browser does not know', async () => {
  const timezone = 'America/New_Harbor';
  const events = { data: [sampleEvent({ timezone })], total: 1, current_page: 1, per_page: 30 };
  await openAda({ getContact: () => ({ ...ada, timezone }), listEvents: () => events });
  expect(screen.getByLabelText<HTMLInputElement>('Time zone').value).toBe('New Harbor');
  expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toBeTruthy();
});

test('sends only the corrected fields of a contact', async () => {
  const server = await openAda();
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ada King' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Saved/);
  expect(server.sent('updateContact')).toEqual([{ name: 'Ada King' }]);
});

test('says beside its field what is wrong with an address', async () => {
  await openAda({
    updateContact: () => refusal('validation_failed', { email: ['is the address of another contact'] }),
  });
  fireEvent.input(screen.getByLabelText('Email address'), { target: { value: 'grace@example.org' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Enter a complete email address/)).toBeTruthy();
});

const king: Contact = {
  ...ada,
  id: '7b1d4a52-8a51-4c53-9f0d-0c9b1f6f6a02',
  name: 'Ada King',
  email: 'king@example.org',
};

test('merges another contact into this one after saying what happens to it', async () => {
  const listContacts = () => ({ data: [king, ada], total: 2, current_page: 1, per_page: 9 });
  const server = await openAda({ listContacts, mergeContact: () => ({ ...ada, other_emails: [king.email] }) });
  fireEvent.click(screen.getByRole('button', { name: 'Merge contacts' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(await dialog.findByRole('radio', { name: /Ada King/ }));
  expect(dialog.queryByRole('radio', { name: /Lovelace/ })).toBeNull();
  dialog.getByText(/All bookings of Ada King move to Ada Lovelace\..*king@example\.org.*cannot be undone/);
  fireEvent.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { params } = server.received.find(({ name }) => name === 'mergeContact') ?? {};
  expect([params, server.sent('mergeContact')]).toEqual([{ id: ada.id }, [{ contact_id: king.id }]]);
});

test('does not merge before a contact is chosen', async () => {
  await openAda({ listContacts: () => ({ data: [ada], total: 1, current_page: 1, per_page: 9 }) });
  fireEvent.click(screen.getByRole('button', { name: 'Merge contacts' }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText('No other contact matches.');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Merge' }).disabled).toBe(true);
});

test('lists the other addresses of a contact', async () => {
  await openAda({ getContact: () => ({ ...ada, other_emails: [king.email] }) });
  expect(screen.getByText('king@example.org')).toBeTruthy();
});

test('deletes a contact after saying what stays', async () => {
  const server = await openAda();
  fireEvent.click(screen.getByRole('button', { name: 'Delete contact' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('bookings stay as they are');
  expect(dialog.textContent).toContain('only after they book again with the same email address');
  fireEvent.click(screen.getAllByRole('button', { name: 'Delete contact' }).at(-1) as HTMLElement);
  await waitFor(() => expect(location.pathname).toBe('/console/contacts'));
  expect(server.received.find(({ name }) => name === 'deleteContact')?.query).toEqual({ events: 'keep' });
});

test('erases the personal data in bookings with the contact if asked to', async () => {
  const server = await openAda();
  fireEvent.click(screen.getByRole('button', { name: 'Delete contact' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Erase their data in bookings too' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete contact' }));
  await waitFor(() => expect(location.pathname).toBe('/console/contacts'));
  expect(server.received.find(({ name }) => name === 'deleteContact')?.query).toEqual({ events: 'erase' });
});

test('offers no erasing while a booking is still to come', async () => {
  await openAda({ getContact: () => ({ ...ada, next_event_at: '2026-11-30T09:00:00Z' }) });
  fireEvent.click(screen.getByRole('button', { name: 'Delete contact' }));
  const checkbox = within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('checkbox');
  expect([checkbox.disabled, screen.getByText(/cancel these first/).id]).toEqual([true, 'erase-hint']);
});

test('leaves the page of a deleted contact before anything is read again', async () => {
  const readAt: string[] = [];
  const getContact = () => {
    readAt.push(location.pathname);
    return ada;
  };
  await openAda({ getContact });
  fireEvent.click(screen.getByRole('button', { name: 'Delete contact' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete contact' }));
  await waitFor(() => expect(readAt).toEqual([`/console/contacts/${ada.id}`, '/console/contacts']));
});
