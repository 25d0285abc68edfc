import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Availability } from '../../../contract/index.ts';
import { leaveConsole, openScreen, refusal, sampleEvent, sampleUser } from '../../testing/index.ts';
import { availabilityRow, evenings, nineToFive, office, openAvailability } from './open-availability.testing.ts';

afterEach(leaveConsole);

test('saves only the week when only hours were changed', async () => {
  const server = await openAvailability();
  fireEvent.input(screen.getByLabelText('Monday, until'), { target: { value: '18:30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.sent('updateAvailability')).toEqual([
      { hours: week({ monday: [{ start: '09:00', end: '18:30' }], tuesday: nineToFive }) },
    ]),
  );
});

test('sends the edited version of a schedule in If-Match', async () => {
  const server = await openAvailability();
  fireEvent.click(screen.getByRole('switch', { name: 'Monday' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sent('updateAvailability')).toHaveLength(1));
  const request = server.received.find(({ name }) => name === 'updateAvailability');
  expect(request?.headers.get('if-match')).toBe('"2026-03-02T07:00:00+00:00"');
});

test('opens a member’s own schedule if they cannot see the default one', async () => {
  await openAvailability({ listAvailabilities: () => [evenings] });
  expect(screen.getByRole('heading', { level: 1, name: 'Evenings' })).toBeTruthy();
});

test('opens a schedule whose time zone the browser does not know', async () => {
  await openAvailability({ listAvailabilities: () => [{ ...office, timezone: 'America/New_Harbor' }] });
  expect(screen.getByRole('button', { name: /New Harbor/ })).toBeTruthy();
});

test('joins overlapping hours when the row is left, and says so', async () => {
  await openAvailability();
  fireEvent.click(screen.getByRole('button', { name: 'Add a break on Monday' }));
  const second = screen.getByLabelText('Monday 2, from');
  fireEvent.input(second as HTMLElement, { target: { value: '12:00' } });
  fireEvent.focusOut(second as HTMLElement);
  expect(await screen.findAllByText('Overlapping hours were merged.')).not.toHaveLength(0);
  expect(screen.getAllByLabelText('Monday, from')).toHaveLength(1);
});

test('continues hours past midnight on the next day', async () => {
  const server = await openAvailability();
  fireEvent.input(screen.getByLabelText('Tuesday, from'), { target: { value: '20:00' } });
  fireEvent.input(screen.getByLabelText('Tuesday, until'), { target: { value: '02:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue until 02:00 on Wednesday' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sent('updateAvailability')).toHaveLength(1));
  expect(server.sent('updateAvailability')).toEqual([
    {
      hours: week({
        monday: nineToFive,
        tuesday: [{ start: '20:00', end: '24:00' }],
        wednesday: [{ start: '00:00', end: '02:00' }],
      }),
    },
  ]);
});

test('does not save while a day ends before it starts', async () => {
  const server = await openAvailability();
  fireEvent.input(screen.getByLabelText('Monday, until'), { target: { value: '08:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Monday: The end must come after the start.');
  expect(server.sent('updateAvailability')).toEqual([]);
});

test('focuses the field of the first day that cannot be saved, and says so no longer once it is right', async () => {
  await openAvailability();
  fireEvent.input(screen.getByLabelText('Tuesday, until'), { target: { value: '' } });
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  fireEvent.click(save);
  expect((await screen.findByRole('alert')).textContent).toContain('Tuesday: Enter a start and an end.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Tuesday, from')));
  fireEvent.input(screen.getByLabelText('Tuesday, until'), { target: { value: '16:00' } });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('copies the hours of a day to the ticked days', async () => {
  const server = await openAvailability();
  fireEvent.click(screen.getByRole('button', { name: 'Monday: Copy to…' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.sent('updateAvailability')).toEqual([
      { hours: week({ monday: nineToFive, tuesday: nineToFive, saturday: nineToFive }) },
    ]),
  );
});

test('closes a range of days entered by keyboard', async () => {
  const server = await openAvailability();
  fireEvent.click(screen.getByRole('button', { name: 'Add days off' }));
  fireEvent.input(screen.getByLabelText('Last day'), { target: { value: '2099-12-26' } });
  fireEvent.input(screen.getByLabelText('First day'), { target: { value: '2099-12-24' } });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByText(/^24\s*–\s*26 December 2099$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.sent('updateAvailability')).toEqual([
      { overrides: [{ from: '2099-12-24', to: '2099-12-26', hours: [] }] },
    ]),
  );
});

test.each([
  ['2099-12-26', /^24\s*–\s*26 December 2099$/],
  ['2099-12-20', /^20 December 2099$|20 December 2099$/],
])('keeps the first day off while the last one is typed, and ends at %s', async (last, text) => {
  await openAvailability();
  fireEvent.click(screen.getByRole('button', { name: 'Add days off' }));
  fireEvent.input(screen.getByLabelText('First day'), { target: { value: '2099-12-24' } });
  for (const value of ['2099-12-02', last]) fireEvent.input(screen.getByLabelText('Last day'), { target: { value } });
  fireEvent.blur(screen.getByLabelText('Last day'));
  fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
  expect(screen.getByText(text)).toBeTruthy();
});

test('saves a day off together with the week while its form is still open', async () => {
  const server = await openAvailability();
  fireEvent.click(screen.getByRole('button', { name: 'Add days off' }));
  fireEvent.input(await screen.findByLabelText('First day'), { target: { value: '2026-12-24' } });
  expect(screen.getByText('Unsaved changes: Days off and other hours')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.sent('updateAvailability')).toEqual([
      { overrides: [{ from: '2026-12-24', to: '2026-12-24', hours: [] }] },
    ]),
  );
});

test.each(['Cancel', 'Discard'])('removes a new day off when its form is left with %s', async (way) => {
  await openAvailability();
  fireEvent.click(screen.getByRole('button', { name: 'Add days off' }));
  fireEvent.input(await screen.findByLabelText('First day'), { target: { value: '2099-12-24' } });
  await screen.findByText('Unsaved changes: Days off and other hours');
  fireEvent.click(screen.getByRole('button', { name: way }));
  await waitFor(() => expect(screen.queryByText(/^Unsaved/)).toBeNull());
  expect(screen.queryByLabelText('First day')).toBeNull();
});

test('shows the bookings that stay on new days off, even after these were saved', async () => {
  const day = { from: '2099-12-24', to: '2099-12-25', hours: [] };
  const booking = sampleEvent({ start: '2099-12-24T08:45:00Z', end: '2099-12-24T09:30:00Z' });
  const server = await openAvailability({
    listEvents: () => ({ data: [booking], current_page: 1, per_page: 5, total: 1 }),
    updateAvailability: () => ({ ...office, overrides: [day] }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add days off' }));
  fireEvent.input(await screen.findByLabelText('First day'), { target: { value: day.from } });
  fireEvent.input(screen.getByLabelText('Last day'), { target: { value: day.to } });
  const link = await screen.findByRole('link', { name: /^Ada Lovelace, Thu 24.Dec, 09:45$/ });
  expect(link.getAttribute('href')).toBe(`/console/bookings/${booking.id}`);
  expect(server.received.findLast(({ name }) => name === 'listEvents')?.query).toMatchObject({
    ends_after: '2099-12-23T23:00:00+00:00',
    to: '2099-12-25T23:00:00+00:00',
    host_id: '1',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByLabelText('First day')).toBeNull());
  expect(screen.getByText(/^1 booking on these days stays\./)).toBeTruthy();
});

test('does not speak of bookings on days that have other hours', async () => {
  const server = await openAvailability();
  fireEvent.click(screen.getByRole('button', { name: 'Add days off' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Other hours' }));
  fireEvent.input(screen.getByLabelText('First day'), { target: { value: '2099-12-24' } });
  await screen.findByText('Unsaved changes: Days off and other hours');
  expect(server.received.some(({ name }) => name === 'listEvents')).toBe(false);
});

test('does not save a day off without a date', async () => {
  const server = await openAvailability();
  fireEvent.click(screen.getByRole('button', { name: 'Add days off' }));
  fireEvent.input(await screen.findByLabelText('First day'), { target: { value: '2099-12-24' } });
  fireEvent.input(screen.getByLabelText('Last day'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose the first and the last day.')).toBeTruthy();
  expect(server.sent('updateAvailability')).toEqual([]);
});

test('asks which version to keep when someone else changed the same day', async () => {
  const theirs = { ...office, hours: { ...office.hours, monday: [] }, updated_at: '2026-03-02T08:00:00+00:00' };
  const server = await openAvailability({
    updateAvailability: () => ({ ...refusal('changed_meanwhile'), current: theirs }),
  });
  fireEvent.input(screen.getByLabelText('Monday, until'), { target: { value: '18:30' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
  expect(within(dialog).getByRole('row', { name: /Monday/ }).textContent).toMatch(/^Monday09:00.*18:30Closed$/);
  expect(server.sent('updateAvailability')).toHaveLength(1);
});

test('shows the hours of changed days, and a word for none, when someone else changed them too', async () => {
  const evening = { from: '2099-12-24', to: '2099-12-24', hours: [{ start: '18:00', end: '20:00' }] };
  const theirs = { ...office, overrides: [evening], updated_at: '2026-03-02T08:00:00+00:00' };
  await openAvailability({
    listAvailabilities: () => [{ ...office, overrides: [{ ...evening, hours: [] }] }],
    updateAvailability: () => ({ ...refusal('changed_meanwhile'), current: theirs }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Remove 24 December 2099' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this' });
  const row = within(dialog).getByRole('row', { name: /Days off/ });
  expect(row.textContent).toMatch(/^Days off and other hoursNone24 December 2099: 18:00.*20:00$/);
});

test('keeps what someone else changed on another day', async () => {
  const theirs = { ...office, hours: { ...office.hours, friday: nineToFive }, updated_at: '2026-03-02T08:00:00+00:00' };
  let count = 0;
  const server = await openAvailability({
    updateAvailability: () => {
      count += 1;
      return count === 1 ? { ...refusal('changed_meanwhile'), current: theirs } : theirs;
    },
  });
  fireEvent.click(screen.getByRole('switch', { name: 'Monday' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.sent('updateAvailability')).toHaveLength(2));
  expect(server.sent('updateAvailability')[1]).toEqual({
    hours: week({ tuesday: nineToFive, friday: nineToFive }),
  });
});

test('says in German that no schedule exists yet', async () => {
  await openScreen(availabilityRow('/availability'), '/availability', {
    replies: { listAvailabilities: () => [], listMembers: () => [], getCurrentUser: () => sampleUser() },
    locale: 'de-DE',
  });
  expect(await screen.findByRole('heading', { name: 'Noch kein Zeitplan' })).toBeTruthy();
});

function week(open: Availability['hours']) {
  const emptyWeek = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
  return { ...emptyWeek, ...open };
}

test('keeps the focus beside the calendar when a day off is added, finished and removed', async () => {
  await openAvailability();
  const activeElement = () => document.activeElement;
  const add = screen.getByRole('button', { name: 'Add days off' });
  add.focus();
  fireEvent.click(add);
  await waitFor(() => expect(activeElement()).toBe(screen.getByLabelText('First day')));
  fireEvent.input(screen.getByLabelText('First day'), { target: { value: '2099-12-24' } });
  const doneButton = screen.getByRole('button', { name: 'Done' });
  doneButton.focus();
  fireEvent.click(doneButton);
  await waitFor(() => expect(activeElement()).toBe(screen.getByRole('button', { name: /^Edit/ })));
  const remove = screen.getByRole('button', { name: /^Remove/ });
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(activeElement()).toBe(screen.getByRole('button', { name: 'Add days off' })));
});

test('moves the focus from removed hours to another control of the day', async () => {
  await openAvailability();
  fireEvent.click(screen.getByRole('button', { name: 'Add a break on Monday' }));
  const [, remove] = await screen.findAllByRole('button', { name: /^Remove Monday/ });
  remove?.focus();
  fireEvent.click(remove as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove Monday/ })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a break on Monday' }));
});
