import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { leaveConsole, openScreen, type Replies, refusal, sampleUser } from '../../../testing/index.ts';
import { youScreen } from './index.ts';

afterEach(leaveConsole);

function open(replies: Replies, locale?: string) {
  return openScreen(youScreen, '/settings', { replies, ...(locale && { locale }) });
}

test('saves only the changed fields of a profile, and resets the language to the browser’s', async () => {
  const user = sampleUser({ locale: 'de' });
  const signedOut = { state: 'signed_out', can: { passkeys: false, mail: false } };
  const server = await open({
    getCurrentUser: () => user,
    updateCurrentUser: () => user,
    getSession: () => signedOut,
  });
  fireEvent.change(await screen.findByLabelText('Language'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sent('updateCurrentUser')).toEqual([{ locale: null }]));
});

test.each([
  ['en-GB', ['First name', 'Last name']],
  ['ja', ['姓', '名']],
  ['zh', ['姓', '名']],
])('asks for the names of a person in the order of their language: %s', async (locale, labels) => {
  await open({ getCurrentUser: () => sampleUser() }, locale);
  const inputs = await screen.findAllByRole('textbox');
  const names = inputs.flatMap((input) => labels.filter((label) => labelOf(input).startsWith(label)).slice(0, 1));
  expect(names).toEqual(labels);
});

function labelOf(input: HTMLElement): string {
  return (input as HTMLInputElement).labels?.[0]?.textContent ?? '';
}

test('shows where the booking page of a username is, and what to do if another user has it', async () => {
  const user = sampleUser({ booking_page: 'https://book.example.com/ana' });
  await open({
    getCurrentUser: () => user,
    updateCurrentUser: () => refusal('validation_failed', { username: ['is taken'] }),
  });
  fireEvent.input(await screen.findByLabelText('Username'), { target: { value: 'ben' } });
  expect(screen.getByText(/your booking page at book\.example\.com\/ben\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^This username is taken/)).toBeTruthy();
});

test('says which address waits to be confirmed', async () => {
  await open({ getCurrentUser: () => sampleUser({ unconfirmed_email: 'new@example.com' }) });
  expect(await screen.findByText(/We sent a link to new@example.com/)).toBeTruthy();
});

test('keeps what another tab saved, and asks about a field that both changed', async () => {
  const user = sampleUser();
  const newer = sampleUser({ about: 'Advice', first_name: 'Anna', updated_at: '2026-11-24T09:00:00Z' });
  const server = await open({
    getCurrentUser: () => user,
    updateCurrentUser: () => ({ ...refusal('changed_meanwhile'), current: newer }),
  });
  fireEvent.input(await screen.findByLabelText('First name'), { target: { value: 'Anita' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect([dialog.queryByText('Anna') !== null, dialog.queryByText('Anita') !== null]).toEqual([true, true]);
  const [request] = server.received.filter(({ name }) => name === 'updateCurrentUser');
  expect(request?.headers.get('if-match')).toBe(`"${user.updated_at}"`);
});
