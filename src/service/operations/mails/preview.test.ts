import { expect, test } from 'vitest';
import { languages } from '../../../language/index.ts';
import { openService, ownerOf, type TestAccount } from '../../testing/index.ts';

const mailedLink = async ({ id }: { readonly id: string }) => `https://book.example/manage?event=${id}`;
const service = await openService(() => ({ sendsMail: true, mailFrom: 'bookings@example.com', mailedLink }));
const keeping = await openService(() => ({ sendsMail: true, keepsMail: true }));
const silent = await openService();

const settings = {
  title: 'Haircut & beard',
  duration: 45,
  location: '{"type": "video", "value": "https://meet.example.com/{id}"}',
};

async function previewOf(account: TestAccount, query = '', { request, send: _ }: typeof service = service) {
  const path = `/v1/event-types/${account.eventTypeId}/mail-preview${query && `?${query}`}`;
  return (await request(path, { key: account.key })).body.data;
}

test('writes the confirmation of an event type for tomorrow at ten, in the zone of its host', async () => {
  const account = await service.account({ eventType: settings });
  const { subject, html, text, sending } = await previewOf(account);
  expect(subject.replace(/[\u2066-\u2069]/g, '')).toBe(
    'Confirmed: Haircut & beard with Grace Hopper, Tue 3 Mar, 10:00',
  );
  expect([text.includes('10:45'), text.includes('https://meet.example.com/sample')]).toEqual([true, true]);
  expect([html.includes('Haircut &amp; beard'), sending]).toEqual([true, 'on']);
});

test.each([
  [1440, 'Tomorrow'],
  [60, 'Today'],
  [2880, 'Tue 3 Mar'],
])('writes a reminder as it is sent %i minutes before the meeting', async (minutes, day) => {
  const account = await service.account({ eventType: settings });
  const { subject } = await previewOf(account, `kind=event.reminder&minutes_before=${minutes}`);
  expect(subject).toMatch(new RegExp(`^${day}`));
});

test.each(languages)('writes a preview in %s', async (language) => {
  const account = await service.account({ eventType: settings });
  const { html } = await previewOf(account, `locale=${language}`);
  expect(html).toMatch(new RegExp(`<html lang="${language}\\b`));
});

test('links the buttons to an event that does not exist', async () => {
  const account = await service.account({ eventType: settings });
  const { html } = await previewOf(account);
  const [id = ''] = /(?<=manage\?event=)[\da-f-]+/.exec(html) ?? [];
  expect((await service.send(account, `GET /events/${id}`)).status).toBe(404);
});

test.each([
  ['kept', keeping],
  ['off', silent],
])('says that mail is %s', async (sending, on) => {
  const account = await on.account({ eventType: settings });
  expect((await previewOf(account, '', on)).sending).toBe(sending);
});

test('uses the language of the caller by default', async () => {
  const account = await service.account({ eventType: settings });
  await service.request('/v1/users/me', { session: ownerOf(account), method: 'PUT', body: { locale: 'sv' } });
  expect((await previewOf(account)).html).toContain('<html lang="sv"');
});
