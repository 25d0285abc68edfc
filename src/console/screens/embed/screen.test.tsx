import { fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import type { Account, EventType, User } from '../../../contract/index.ts';
import type { ZoneName } from '../../../time/index.ts';
import { setHostClock } from '../../formats/index.ts';
import { hostedByBen, leaveConsole, openScreen, sampleEventType, sampleUser } from '../../testing/index.ts';
import { Announcer } from '../../ui/index.ts';
import { embedScreens } from './index.ts';

const [anyEventType] = embedScreens;
const booking_page = 'https://book.example.com/ana';
const account = (fields: Partial<Account>): Account => ({
  id: 1,
  name: 'Ana Host',
  allowed_origins: null,
  erase_after_months: null,
  ...fields,
});

const slotAt = (clock: string) => {
  const start = `2026-11-27T${clock}:00+01:00`;
  return { start, end: start };
};

type OpenOptions = Partial<Account> & {
  readonly role?: 'owner' | 'member';
  readonly user?: User;
  readonly eventTypes?: EventType[];
};

async function open({
  role = 'owner',
  user = sampleUser({ booking_page }),
  eventTypes = [sampleEventType()],
  ...fields
}: OpenOptions = {}) {
  if (!anyEventType) throw new Error('There is no screen to embed an event type.');
  return openScreen(anyEventType, '/embed', {
    role,
    replies: {
      getCurrentUser: () => user,
      listEventTypes: () => eventTypes,
      getAccount: () => account(fields),
      updateAccount: () => account({ allowed_origins: [] }),
      getSlots: () => ({ slots: { '2026-11-27': [slotAt('09:00'), slotAt('14:30')] } }),
    },
  });
}

const snippet = () => document.querySelector('.snippet')?.textContent ?? '';

afterEach(() => {
  leaveConsole();
  vi.unstubAllGlobals();
});

test('shows the link of the event type as text and as a QR code', async () => {
  await open();
  expect(await screen.findByText('https://book.example.com/ana/introductory-call')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeTruthy();
});

test('leads to this page if the server does not know its public address', async () => {
  await open({ user: sampleUser() });
  expect(await screen.findByText('http://localhost:3000/ana/introductory-call')).toBeTruthy();
});

test('begins with one’s own event type, and names the hosts of others', async () => {
  const theirs = sampleEventType({ id: 7, title: 'Coaching', host: hostedByBen() });
  await open({ eventTypes: [theirs, sampleEventType()] });
  const choice = await screen.findByLabelText<HTMLSelectElement>('Event type');
  expect(choice.value).toBe('42');
  expect([...choice.options].map(({ text }) => text)).toEqual(['Introductory call', 'Coaching · Ben Host']);
});

test('writes the chosen look into the code', async () => {
  await open();
  fireEvent.change(await screen.findByLabelText('Show as'), { target: { value: 'button' } });
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'de' } });
  fireEvent.click(screen.getByLabelText('Use your own color'));
  await waitFor(() => expect(snippet()).toContain('mode="button"'));
  expect(snippet()).toContain('locale="de"');
  expect(snippet()).toContain('--sched-primary: #2456e6;');
});

test('offers lines that make the calendar load sooner', async () => {
  await open();
  expect(await screen.findByText('Faster first visit')).toBeTruthy();
  const early = () => document.querySelectorAll('.snippet')[1]?.textContent;
  await waitFor(() =>
    expect(early()).toContain('<link rel="modulepreload" href="https://book.example.com/sched-booking.js">'),
  );
});

test('adds a website to the list of allowed websites', async () => {
  const server = await open({ allowed_origins: ['https://example.com'] });
  fireEvent.input(await screen.findByLabelText('Address of the page'), { target: { value: 'shop.example.org/book' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add https://shop.example.org' }));
  await waitFor(() =>
    expect(server.sent('updateAccount')).toEqual([
      { allowed_origins: ['https://example.com', 'https://shop.example.org'] },
    ]),
  );
});

test('says that a website may show the calendar if the list names all subdomains of its domain', async () => {
  await open({ allowed_origins: ['https://*.example.com'] });
  const field = await screen.findByLabelText('Address of the page');
  fireEvent.input(field, { target: { value: 'www.example.com/book' } });
  expect(await screen.findByText('https://www.example.com may show your calendar.')).toBeTruthy();
  fireEvent.input(field, { target: { value: 'example.com' } });
  expect(await screen.findByRole('button', { name: 'Add https://example.com' })).toBeTruthy();
});

test('tells a member that a website is not listed, without a button to add it', async () => {
  await open({ allowed_origins: [], role: 'member' });
  fireEvent.input(await screen.findByLabelText('Address of the page'), { target: { value: 'shop.example.org' } });
  expect(await screen.findByText(/https:\/\/shop\.example\.org/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add https://shop.example.org' })).toBeNull();
});

test.each([
  ['owner', 1],
  ['member', 0],
] as const)('links to the API keys for an %s %i times', async (role, count) => {
  await open({ role });
  await screen.findByRole('link', { name: /^API reference/ });
  expect(screen.queryAllByRole('link', { name: 'API keys' })).toHaveLength(count);
});

test('copies times for an email, each as a link that opens it', async () => {
  const contents: Record<string, Blob>[] = [];
  const ClipboardItem = class {
    constructor(content: Record<string, Blob>) {
      contents.push(content);
    }
  };
  vi.stubGlobal('ClipboardItem', ClipboardItem);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { write: async () => undefined } });
  setHostClock({ zone: 'Europe/Berlin' as ZoneName, hourCycle: 'h23' });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: '14:30' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy times' }));
  await screen.findByText('Copied');
  const [text, html] = await Promise.all(['text/plain', 'text/html'].map((type) => contents[0]?.[type]?.text()));
  expect(text).toContain(
    'Introductory call\n30 minutes · Times in Berlin\n\nFriday 27 November 2026\n09:00  https://book.example.com/',
  );
  expect(text).not.toContain('14:30');
  expect(html).toContain('?slot=2026-11-27T08:00Z">09:00</a>');
});

test('says that any website may show the calendar where no list is kept', async () => {
  await open();
  expect(await screen.findByText('Any website may show your calendar.')).toBeTruthy();
});

async function check(address: string): Promise<void> {
  fireEvent.input(await screen.findByLabelText('Address of the page'), { target: { value: address } });
}

test('says that the server keeps out a website that is on no list of its own', async () => {
  await open({ gateway_origins: ['https://a.example.com'] });
  await check('b.example.com');
  expect(await screen.findByText(/^This server does not let https:\/\/b\.example\.com show calendars\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
});

test('does not offer to list a website that the server keeps out anyway', async () => {
  await open({ gateway_origins: ['https://a.example.com'], allowed_origins: ['https://b.example.com'] });
  await check('b.example.com');
  expect(await screen.findByText(/^This server does not let/)).toBeTruthy();
  await check('a.example.com');
  expect(await screen.findByRole('button', { name: 'Add https://a.example.com' })).toBeTruthy();
});

test('announces whether a website may show the calendar', async () => {
  await open({ allowed_origins: ['https://a.example.com'] });
  render(<Announcer />);
  await check('a.example.com');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('https://a.example.com may show your calendar.'),
  );
});

test('says that the pages of the server itself may always show the calendar', async () => {
  await open({ own_origin: 'https://book.example.com', allowed_origins: [] });
  await check('book.example.com');
  expect(await screen.findByText('https://book.example.com may show your calendar.')).toBeTruthy();
});
