import { fireEvent, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { BookingFormField, EventType } from '../../../contract/index.ts';
import { leaveConsole, openScreen, refusal, sampleEventType, sampleUser } from '../../testing/index.ts';
import { eventTypeScreen } from './index.ts';

const size: BookingFormField = {
  id: 3,
  identifier: 'size',
  label: 'Size',
  type: 'text',
  placeholder: '',
  options: [],
  position: 0,
  is_required: false,
  is_active: true,
};

afterEach(leaveConsole);

test('shows the saved settings and questions although they cannot be read again', async () => {
  let isSaved = false;
  const unlessSaved = <Data,>(data: Data) => (isSaved ? refusal('internal_error') : data);
  await openScreen(eventTypeScreen, '/event-types/42', {
    replies: {
      getEventType: () => unlessSaved(sampleEventType()),
      listBookingFormFields: () => unlessSaved([size]),
      listEventTypeHosts: () => unlessSaved([]),
      getEventTypeCoverage: () => ({ hosts: [], gaps: [] }),
      listMembers: () => [],
      listAvailabilities: () => [],
      getCurrentUser: () => sampleUser(),
      // The requests below are those that the page sends for these changes.
      updateEventType: ({ body }: { body: unknown }) => sampleEventType(body as Partial<EventType>),
      updateBookingFormField({ body }: { body: unknown }) {
        isSaved = true;
        return { ...size, ...(body as Partial<BookingFormField>) };
      },
    },
  });
  fireEvent.input(await screen.findByLabelText('Title'), { target: { value: 'First call' } });
  fireEvent.click(screen.getByRole('button', { name: 'Edit “Size”' }));
  fireEvent.input(await screen.findByLabelText('Question'), { target: { value: 'Company size' } });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Saved/);
  expect(screen.getByLabelText('Title')).toMatchObject({ value: 'First call' });
  expect(screen.getByText('Company size')).toBeTruthy();
});
