import { fireEvent, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { answerChallenges } from '../../../data/index.ts';
import { leaveConsole, openScreen } from '../../../testing/index.ts';
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
