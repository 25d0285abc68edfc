import { expect, test } from 'vitest';
import { openService } from '../testing/index.ts';
import { downloadTable } from './events-csv.testing.ts';

const service = await openService();

const contact = [
  { identifier: 'name', type: 'text', is_required: true },
  { identifier: 'email', type: 'email', is_required: true },
] as const;

const question = (identifier: string, label: string) => ({ identifier, label, type: 'textarea' }) as const;

const hostile = '=HYPERLINK("https://evil.example";"Click")\r\nHello, "friend" 👋 مرحبا';

test('contains the answers to the questions of several event types', async () => {
  const account = await service.account({ fields: [...contact, question('company', 'Company')] });
  const other = await account.eventType({ title: 'Visit' }, [
    ...contact,
    question('firm', 'Company'),
    question('topic', '=Topic'),
    { identifier: 'guests', label: 'Guests', type: 'multiple_emails' },
  ]);
  const ada = { name: '@Ada', email: 'ada@example.com' };
  await service.book(account, '2026-03-03T10:00:00+01:00', { answers: { ...ada, company: 'Acme' } });
  const guests = ['b@example.com', 'c@example.com'];
  const answers = { ...ada, firm: 'Initech', topic: hostile, guests };
  await service.book({ ...account, eventTypeId: other }, '2026-03-03T11:00:00+01:00', { answers });
  const { rows, text } = await downloadTable(service, account);
  expect(rows).toMatchObject([
    { Name: "'@Ada", Guests: 'b@example.com, c@example.com', Company: 'Initech', "'=Topic": `'${stored(hostile)}` },
    { Name: "'@Ada", Guests: '', Company: 'Acme', "'=Topic": '' },
  ]);
  expect(text.slice(0, text.indexOf('\r\n')).split(',').slice(-4)).toEqual([
    'ID',
    'Company',
    "'=Topic",
    'Other answers',
  ]);
});

test('keeps the answers to a deleted question', async () => {
  const account = await service.account({ fields: [...contact, question('company', 'Company')] });
  const answers = { name: 'Ada', email: 'ada@example.com', company: 'Acme' };
  await service.book(account, '2026-03-03T10:00:00+01:00', { answers });
  const form = `/event-types/${account.eventTypeId}/booking-forms`;
  const fields = (await service.send(account, `GET ${form}`)).body.data;
  const { id } = fields.find(({ identifier }: { identifier: string }) => identifier === 'company');
  await service.send(account, `DELETE ${form}/${id}`);
  const { rows } = await downloadTable(service, account);
  expect(rows).toMatchObject([{ 'Other answers': 'company: Acme' }]);
  expect(rows[0]).not.toHaveProperty('Company');
});

test('writes times in the zone of the caller, or in another one on request', async () => {
  const account = await service.account({ zone: 'America/New_York' });
  const start = '2026-03-09T14:00:00Z'; // the day after the clocks changed there
  await service.book(account, start, { timezone: 'Asia/Tokyo' });
  const [own] = (await downloadTable(service, account)).rows;
  expect(own).toMatchObject({ Start: '2026-03-09 10:00', 'Time zone': 'America/New_York' });
  const table = await downloadTable(service, account, 'timezone=Pacific/Auckland');
  expect(table.rows).toMatchObject([{ Start: '2026-03-10 03:00', End: '2026-03-10 03:30' }]);
});

test('dates the file by the zone of its times', async () => {
  const account = await service.account();
  service.holdClock('2026-03-02T23:30:00Z');
  const dateIn = async (zone: string) =>
    (await downloadTable(service, account, `timezone=${zone}`)).response.headers.get('content-disposition');
  expect(await dateIn('Europe/Berlin')).toContain('bookings-2026-03-03.csv');
  expect(await dateIn('UTC')).toContain('bookings-2026-03-02.csv');
});

/** A form stores line breaks as one character each. */
function stored(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
