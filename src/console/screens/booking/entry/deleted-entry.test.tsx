import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { holdClock, openScreen, sampleEvent, sampleEventType, sampleUser } from '../../../testing/index.ts';
import { bookingScreen } from '../index.ts';

holdClock();

const calendarId = '1c1d4a52-8a51-4c53-9f0d-0c9b1f6f6a02';

/** Opens the page of a booking that its host has deleted in their calendar, the user with this id. */
async function openDeletedEntry(userId = 1, pattern = /^You deleted this in your calendar/) {
  let event = sampleEvent();
  let entries = [{ event_id: event.id, user_id: userId, calendar_id: calendarId, noticed_at: '2026-11-24T13:00:00Z' }];
  const server = await openScreen(bookingScreen, `/bookings/${event.id}`, {
    replies: {
      getEvent: () => event,
      getEventType: () => sampleEventType(),
      listBookingFormFields: () => [],
      getCurrentUser: () => sampleUser(),
      getEventHistory: () => [],
      listDeletedEntries: () => entries,
      listMovedEntries: () => [],
      restoreEventEntry: () => {
        entries = [];
        return event;
      },
      cancelEvent: () => {
        entries = [];
        event = { ...event, status: 'canceled' };
        return event;
      },
    },
  });
  const question = await screen.findByText(pattern);
  return { server, question, notice: question.parentElement ?? question };
}

test('asks what to do, and writes the booking into the calendar again', async () => {
  const { server, question, notice } = await openDeletedEntry();
  fireEvent.click(within(notice).getByRole('button', { name: 'Keep booking' }));
  await waitFor(() => expect(question.isConnected).toBe(false));
  expect(server.sent('restoreEventEntry')).toHaveLength(1);
});

test('asks what to do, and cancels the booking', async () => {
  const { server, notice } = await openDeletedEntry();
  fireEvent.click(within(notice).getByRole('button', { name: 'Cancel booking' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this booking?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(server.sent('cancelEvent')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/^You deleted this in your calendar/)).toBeNull());
});

test('names the colleague who deleted the booking in their calendar', async () => {
  const { question } = await openDeletedEntry(2, /^Ana Host deleted this in their calendar/);
  expect(question.textContent).toContain('Do you want to cancel the booking?');
});
