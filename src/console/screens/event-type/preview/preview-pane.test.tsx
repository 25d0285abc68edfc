import { screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { hostedByBen, leaveConsole, openScreen, sampleEventType, sampleUser } from '../../../testing/index.ts';
import { eventTypeScreen } from '../index.ts';

afterEach(leaveConsole);

test('previews a colleague’s event type with the colleague as its host', async () => {
  await openScreen(eventTypeScreen, '/event-types/42', {
    replies: {
      getEventType: () => sampleEventType({ host: hostedByBen() }),
      listBookingFormFields: () => [],
      listEventTypeHosts: () => [],
      getEventTypeCoverage: () => ({ hosts: [], gaps: [] }),
      listMembers: () => [],
      listAvailabilities: () => [],
      getCurrentUser: () => sampleUser(),
    },
  });
  await screen.findByRole('complementary', { name: 'What invitees see' });
  await waitFor(() => expect(document.querySelector('sched-booking')).not.toBeNull());
  const element = document.querySelector('sched-booking');
  expect(element).toMatchObject({ preview: { eventType: { host: { name: 'Ben Host' } } } });
});
