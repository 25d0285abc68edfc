import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import {
  createFakeGateway,
  field,
  leavePage,
  nameAndEmail,
  openWidget,
  reachForm,
  sendForm,
  type Widget,
} from '../../../testing/index.ts';

afterEach(leavePage);

const lists = ['Team', 'Family'].map((label) => field('multiple_emails', label, { position: 3 }));
const limit = 'Enter 10 guests or fewer in total.';

async function addSix(widget: Widget, label: string): Promise<void> {
  const emails = Array.from({ length: 6 }, (_, index) => `${label}${index}@example.org`);
  const clipboardData = { getData: () => emails.join(', ') };
  fireEvent.paste(await widget.find('textbox', new RegExp(label)), { clipboardData });
}

async function remove(widget: Widget, email: string): Promise<void> {
  const name = `Remove ${email}`;
  await widget.click(name);
  await waitFor(() => expect(widget.root().queryByRole('button', { name })).toBeNull());
}

/** Tries to book with six guests in each of two lists. */
async function sendTwelveGuests() {
  const gateway = createFakeGateway([...nameAndEmail, ...lists]);
  const widget = openWidget(gateway);
  await reachForm(widget);
  await addSix(widget, 'Team');
  await addSix(widget, 'Family');
  await sendForm(widget);
  await widget.find('region', 'Please check 2 fields');
  return { gateway, widget };
}

test('shows the limit at all lists of guests that are too many together, and sends nothing', async () => {
  const { gateway, widget } = await sendTwelveGuests();
  expect(widget.root().getAllByText(limit)).toHaveLength(2);
  expect(gateway.state.bookingRequests).toHaveLength(0);
});

test('removes the fault of all lists once enough guests are removed from any', async () => {
  const { gateway, widget } = await sendTwelveGuests();
  await remove(widget, 'Team0@example.org');
  expect(widget.root().getAllByText(limit)).toHaveLength(2);
  await remove(widget, 'Family0@example.org');
  expect(widget.root().queryByText(limit)).toBeNull();
  await widget.click('Confirm booking');
  await widget.find('heading', 'You are booked');
  expect(gateway.state.bookings).toHaveLength(1);
});
