import { fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { holdClock, sampleEvent } from '../../../testing/index.ts';
import { Announcer } from '../../../ui/index.ts';
import { explainFriday, openBooking } from '../open-booking.testing.ts';

holdClock();

const start = '2026-11-27T15:05:00Z';

/** Opens the page of a booking that its host has moved to Friday in their calendar, the user with this id. */
async function openMovedEntry(userId = 1, pattern = /^You moved this to Friday 27 November, 16:05 in your calendar/) {
  const { id } = sampleEvent();
  const calendar_id = '1c1d4a52-8a51-4c53-9f0d-0c9b1f6f6a02';
  let entries = [{ event_id: id, user_id: userId, calendar_id, start, noticed_at: '2026-11-24T13:00:00Z' }];
  const server = await openBooking(
    {},
    {
      explanation: explainFriday('16:05', []),
      replies: {
        listMovedEntries: () => entries,
        restoreEventEntry: () => {
          entries = [];
          return sampleEvent();
        },
      },
    },
  );
  const question = await screen.findByText(pattern);
  return { server, question, notice: question.parentElement ?? question };
}

test('asks what to do, and puts the entry back', async () => {
  const { server, question, notice } = await openMovedEntry();
  fireEvent.click(within(notice).getByRole('button', { name: 'Put it back' }));
  await waitFor(() => expect(question.isConnected).toBe(false));
  expect(server.sent('restoreEventEntry')).toHaveLength(1);
});

test('asks what to do, and reschedules the booking to the time in the calendar', async () => {
  const { server, notice } = await openMovedEntry();
  fireEvent.click(within(notice).getByRole('button', { name: 'Reschedule' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose another time' });
  await within(dialog).findByText('Invitees are offered this time.');
  const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Reschedule' });
  await waitFor(() => expect(submit.disabled).toBe(false));
  fireEvent.click(submit);
  await waitFor(() => expect(server.sent('rescheduleEvent')).toEqual([{ start: '2026-11-27T16:05:00+01:00' }]));
});

test('names the colleague who moved the booking in their calendar', async () => {
  const { question, notice } = await openMovedEntry(
    2,
    /^Ana Host moved this to Friday 27 November, 16:05 in their calendar/,
  );
  render(<Announcer />);
  fireEvent.click(within(notice).getByRole('button', { name: 'Put it back' }));
  await screen.findByText('It will be put back in Ana Host’s calendar.');
  await waitFor(() => expect(question.isConnected).toBe(false));
});
