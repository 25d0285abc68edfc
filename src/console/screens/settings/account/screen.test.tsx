import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { answerChallenges } from '../../../data/index.ts';
import { leaveConsole, openScreen, refusal } from '../../../testing/index.ts';
import { accountScreen } from './index.ts';

afterEach(leaveConsole);

const button = { name: 'Download the export' };

type ScreenOptions = {
  readonly role?: 'owner' | 'admin' /** What the server says of the file. */;
  readonly status?: number;
};

/** Opens the screen; returns the addresses that the browser is sent to. */
async function open({ role = 'owner', status = 200 }: ScreenOptions = {}): Promise<string[]> {
  const getAccount = () => ({ id: 1, name: 'Ana Host', allowed_origins: null, erase_after_months: null });
  const server = await openScreen(accountScreen, '/settings/data', { replies: { getAccount }, role });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    init.method === 'HEAD' ? Promise.resolve(new Response(null, { status })) : server.fetch(url, init),
  );
  const links: string[] = [];
  document.addEventListener('click', function note(event) {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    links.push(event.target.getAttribute('href') ?? '');
  });
  return links;
}

test('downloads the export for an owner', async () => {
  const links = await open();
  fireEvent.click(await screen.findByRole('button', button));
  await waitFor(() => expect(links).toEqual(['/console/api/v1/export?sched-person=1&sched-account=1']));
});

test.each([
  [true, ['/console/api/v1/export?sched-person=1&sched-account=1']],
  [false, []],
])('asks an owner for a proof first, and downloads only after it: %s', async (isProven, expected) => {
  const prove = vi.fn(async () => isProven);
  answerChallenges({ signIn: async () => false, prove });
  const links = await open({ status: 403 });
  fireEvent.click(await screen.findByRole('button', button));
  await waitFor(() => expect(prove).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.getByRole('button', button).getAttribute('aria-busy')).not.toBe('true'));
  expect(links).toEqual(expected);
});

test('offers the export only to owners', async () => {
  await open({ role: 'admin' });
  await screen.findByText('Any website that this server allows');
  expect(screen.queryByRole('button', button)).toBeNull();
});

test('says why the export could not be downloaded', async () => {
  await open({ status: 503 });
  fireEvent.click(await screen.findByRole('button', button));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The server sent something unexpected\./);
});

test('keeps what was typed while the addresses were being saved', async () => {
  const getAccount = () => ({
    id: 1,
    name: 'Ana Host',
    allowed_origins: ['https://one.example'],
    erase_after_months: null,
  });
  const server = await openScreen(accountScreen, '/settings/data', {
    replies: { getAccount, updateAccount: () => getAccount() },
  });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  fireEvent.input(field, { target: { value: 'https://two.example' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  fireEvent.input(field, { target: { value: 'https://two.example https://three.example' } });
  await waitFor(() => expect(server.received.filter(({ name }) => name === 'getAccount')).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-busy')).toBeNull());
  expect(field.value).toBe('https://two.example https://three.example');
});

/** Opens the settings of an account; replies with this many contacts that are erased soon. */
async function openPrivacy(saved: number | null, contacts: number) {
  let account = { id: 1, name: 'Ana Host', allowed_origins: null, erase_after_months: saved };
  return openScreen(accountScreen, '/settings/data', {
    replies: {
      getAccount: () => account,
      updateAccount: ({ body }) => {
        account = { ...account, ...(body as object) };
        return account;
      },
      listContacts: () => ({ current_page: 1, data: [], per_page: 1, total: contacts }),
    },
  });
}

const eraseSelect = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Erase invitees’ data' });

async function choose(label: string): Promise<void> {
  const select = await eraseSelect();
  const option = [...select.options].find(({ text }) => text === label) ?? expect.fail(`has no option "${label}"`);
  fireEvent.change(select, { target: { value: option.value } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('offers never, and 3 to 36 months', async () => {
  await openPrivacy(null, 0);
  expect([...(await eraseSelect()).options].map(({ text }) => text)).toEqual([
    'Never',
    ...[3, 6, 12, 24, 36].map((months) => `After ${months} months`),
  ]);
});

test('shows another number of months that a program has set', async () => {
  await openPrivacy(1, 0);
  const { options, selectedIndex } = await eraseSelect();
  expect([...options].map(({ text }) => text).slice(0, 3)).toEqual(['Never', 'After 1 month', 'After 3 months']);
  expect(selectedIndex).toBe(1);
});

test('saves without asking when no contact would be erased', async () => {
  const server = await openPrivacy(null, 0);
  await choose('After 6 months');
  await waitFor(() => expect(server.sent('updateAccount')).toEqual([{ erase_after_months: 6 }]));
  expect(server.received.find(({ name }) => name === 'listContacts')?.query).toMatchObject({ inactive_months: '6' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says how many contacts will be erased, and saves once that is confirmed', async () => {
  const server = await openPrivacy(12, 1234);
  await choose('After 3 months');
  await screen.findByRole('dialog', { name: 'Erase the data of 1,234 contacts?' });
  expect(screen.getByText('They have had no meeting for at least 3 months.')).toBeTruthy();
  expect(server.sent('updateAccount')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Save and erase' }));
  await waitFor(() => expect(server.sent('updateAccount')).toEqual([{ erase_after_months: 3 }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
});

test('saves nothing when the question is canceled, and keeps the choice', async () => {
  const server = await openPrivacy(null, 2);
  await choose('After 3 months');
  await screen.findByRole('dialog', { name: 'Erase the data of 2 contacts?' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([server.sent('updateAccount'), (await eraseSelect()).value]).toEqual([[], '3']);
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});

test.each(['After 24 months', 'Never'])('does not ask before %s instead of a year', async (label) => {
  const server = await openPrivacy(12, 5);
  await choose(label);
  await waitFor(() => expect(server.sent('updateAccount')).toHaveLength(1));
  expect(server.received.some(({ name }) => name === 'listContacts')).toBe(false);
});

test('says in the dialog why the setting could not be saved', async () => {
  const getAccount = () => ({ id: 1, name: 'Ana Host', allowed_origins: null, erase_after_months: null });
  await openScreen(accountScreen, '/settings/data', {
    replies: {
      getAccount,
      updateAccount: () => refusal('access_denied'),
      listContacts: () => ({ current_page: 1, data: [], per_page: 1, total: 1 }),
    },
  });
  await choose('After 3 months');
  const dialog = await screen.findByRole('dialog', { name: 'Erase the data of 1 contact?' });
  fireEvent.click(screen.getByRole('button', { name: 'Save and erase' }));
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
});
