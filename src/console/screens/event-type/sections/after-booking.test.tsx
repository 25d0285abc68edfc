import { fireEvent, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { MailPreview } from '../../../../contract/index.ts';
import { leaveConsole, openScreen, sampleEventType, sampleUser } from '../../../testing/index.ts';
import { eventTypeScreen } from '../index.ts';

afterEach(leaveConsole);

async function open(sending: MailPreview['sending'] = 'on') {
  const reminders = [
    { minutes_before: 60, to: ['invitee' as const] },
    { minutes_before: 30, to: ['host' as const] },
  ];
  const server = await openScreen(eventTypeScreen, '/event-types/42', {
    replies: {
      getEventType: () => sampleEventType({ reminders }),
      listBookingFormFields: () => [],
      listEventTypeHosts: () => [],
      listMembers: () => [],
      listAvailabilities: () => [],
      getCurrentUser: () => sampleUser(),
      getMailPreview: ({ query }) => ({
        subject: `${query.kind} in ${query.locale}`,
        html: '<p>Confirmed</p>',
        text: 'Your booking is confirmed.',
        sending,
      }),
      testMail: () => ({ address: 'ana@example.com' }),
    },
  });
  return server;
}

async function see(name: string) {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
}

async function seeIn(language: string) {
  const dialog = await see('Preview reminder 1');
  fireEvent.change(dialog.getByLabelText('Language'), { target: { value: language } });
  await dialog.findByText(`event.reminder in ${language}`);
}

test('shows the confirmation in a frame in which nothing runs', async () => {
  await open();
  await see('Preview confirmation');
  await screen.findByText('event.created in en');
  const frame = screen.getByTitle('Content of the email');
  const { pathname, searchParams } = new URL(frame.getAttribute('src') ?? '', location.href);
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', null]);
  expect(pathname).toBe('/console/api/v1/event-types/42/mail-preview.html');
  expect(Object.fromEntries(searchParams)).toMatchObject({ kind: 'event.created', locale: 'en', 'sched-person': '1' });
});

test('shows a reminder to the invitee in another language, as plain text', async () => {
  const server = await open();
  await seeIn('he');
  fireEvent.click(screen.getByRole('button', { name: 'Plain text' }));
  expect(screen.getByText('Your booking is confirmed.').getAttribute('dir')).toBe('rtl');
  const previews = server.received.filter((request) => request.name === 'getMailPreview');
  expect(previews.at(-1)?.query).toMatchObject({ minutes_before: '60' });
});

test('offers no preview of a reminder that the invitee does not get', async () => {
  await open();
  await screen.findByRole('button', { name: 'Preview reminder 1' });
  expect(screen.queryByRole('button', { name: 'Preview reminder 2' })).toBeNull();
});

test('sends the email that is shown to the person who is signed in', async () => {
  const server = await open();
  await seeIn('de');
  fireEvent.click(screen.getByRole('button', { name: 'Send it to me' }));
  await screen.findByText(/^On its way to ana@example\.com\./);
  expect(server.sent('testMail')).toEqual([
    { event_type_id: 42, kind: 'event.reminder', locale: 'de', minutes_before: 60 },
  ]);
});

test.each([
  ['off', /Invitees and hosts get no confirmations/],
  ['kept', /It only stores messages/],
] as const)('says that mail is %s instead of offering to send it', async (sending, text) => {
  await open(sending);
  await see('Preview confirmation');
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: 'Send it to me' })).toBeNull();
});

test('says that changes which are not saved are not included', async () => {
  await open();
  fireEvent.input(await screen.findByLabelText('Title'), { target: { value: 'Other' } });
  await see('Preview confirmation');
  await screen.findByText(/Changes that you have not saved are not included\.$/);
});
