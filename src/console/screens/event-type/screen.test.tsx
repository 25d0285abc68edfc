import { fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { BookingFormField, EventType } from '../../../contract/index.ts';
import { leaveConsole, openScreen, refusal, sampleEventType, sampleUser } from '../../testing/index.ts';
import { eventTypeScreen } from './index.ts';

function field(identifier: string, change: Partial<BookingFormField> = {}): BookingFormField {
  const base = { label: identifier, type: 'text', placeholder: '', is_required: true, is_active: true } as const;
  return { id: 1, identifier, ...base, position: 0, options: [], ...change };
}

const nameAndEmail = [field('name', { label: 'Name' }), field('email', { id: 2, label: 'Email', type: 'email' })];

/** A server that stores one event type and its form. */
function serveEventType(initial: EventType = sampleEventType({ min_scheduling_notice: 60 })) {
  let eventType = initial;
  let fields: readonly BookingFormField[] = nameAndEmail;
  return {
    getEventType: () => eventType,
    listBookingFormFields: () => [...fields],
    listEventTypeHosts: () => [],
    getEventTypeCoverage: () => ({ hosts: [], gaps: [] }),
    listMembers: () => [],
    listAvailabilities: () => [],
    getCurrentUser: () => sampleUser(),
    updateEventType: ({ body }: { body: unknown }) => {
      eventType = { ...eventType, ...(body as Partial<EventType>) };
      return eventType;
    },
    createBookingFormField: ({ body }: { body: unknown }) => {
      const newField = { ...(body as BookingFormField), id: 3, position: 2 };
      fields = [...fields, newField];
      return newField;
    },
    orderBookingFormFields: () => [...fields],
  };
}

/** A server on which a change of an event type or of its form makes a new version, as the real one does. */
function serveVersions() {
  let version = 10;
  let isFailing = false;
  let fields: readonly BookingFormField[] = [];
  let eventType = sampleEventType();
  function save(next: readonly BookingFormField[], change: Partial<EventType> = {}): void {
    version += 1;
    fields = next;
    eventType = { ...eventType, ...change, updated_at: `2026-11-20T09:00:${version}Z` };
  }
  return {
    save,
    fields: () => fields,
    failNext: () => {
      isFailing = true;
    },
    replies: {
      ...serveEventType(),
      getEventType: () => eventType,
      listBookingFormFields: () => [...fields],
      updateEventType: ({ body, headers }: { body: unknown; headers: Headers }) => {
        const isCurrent = headers.get('if-match') === `"${eventType.updated_at}"`;
        if (!isCurrent) return { ...refusal('changed_meanwhile'), current: eventType };
        save(fields, body as Partial<EventType>); // what the page sends
        return eventType;
      },
      updateBookingFormField: ({ params, body }: { params: Readonly<Record<string, string>>; body: unknown }) => {
        if (isFailing) {
          isFailing = false;
          return refusal('internal_error');
        }
        save(fields.map((one) => (`${one.id}` === params.field ? { ...one, ...(body as BookingFormField) } : one)));
        return fields[0] as BookingFormField; // there are two
      },
    },
  };
}

const open = (replies: object = serveEventType(), locale = 'en-GB') =>
  openScreen(eventTypeScreen, '/event-types/42', { replies, locale });

async function enter(label: string, value: string): Promise<void> {
  fireEvent.input(await screen.findByLabelText(label), { target: { value } });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

afterEach(leaveConsole);

test('calls the schedule of the account the account’s, not the member’s own', async () => {
  await open({ ...serveEventType(), listAvailabilities: () => [] });
  const choices = within(await screen.findByLabelText('Schedule')).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['The account’s default']);
});

test('saves only what was changed, and only over the version that was seen', async () => {
  const server = await open();
  await enter('Title', 'First call');
  await enter('Buffer after', '30');
  expect(screen.getByText('Unsaved changes: Title, Buffer after')).toBeTruthy();
  press('Save');
  await screen.findByText(/^Saved/);
  const [put] = server.received.filter(({ name }) => name === 'updateEventType');
  expect(put?.body).toEqual({ title: 'First call', buffer_time_after_event: 30 });
  expect(put?.headers.get('if-match')).toBe('"2026-11-20T09:00:00Z"');
});

test('keeps a length of time when its unit changes', async () => {
  await open();
  const notice = (await screen.findByLabelText('Notice')) as HTMLInputElement; // an input of that name
  expect(notice.value).toBe('1');
  fireEvent.change(screen.getByLabelText('Notice: Unit'), { target: { value: 'days' } });
  expect(screen.getByText('Unsaved changes: Notice')).toBeTruthy();
  expect(notice.value).toBe('1');
});

test('derives the identifier of a new question from its label', async () => {
  const server = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add question' }));
  await enter('Question', 'Company size?');
  fireEvent.change(screen.getByLabelText('Kind of answer'), { target: { value: 'select' } });
  press('Done');
  expect(screen.getByText('Enter at least one option.')).toBeTruthy();
  await enter('Options', 'Small\nLarge\n\nSmall');
  press('Done');
  press('Save');
  await waitFor(() => expect(server.sent('createBookingFormField')).toHaveLength(1));
  expect(server.sent('createBookingFormField')[0]).toMatchObject({
    identifier: 'company_size',
    type: 'select',
    options: ['Small', 'Large'],
  });
});

test('focuses the first wrong field of a question that cannot be finished', async () => {
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add question' }));
  press('Done');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Question')));
});

test('shows both versions when someone else saved the same field', async () => {
  const theirs = sampleEventType({ title: 'Their title', updated_at: '2026-11-20T10:00:00Z' });
  let isChanged = false;
  await open({
    ...serveEventType(),
    getEventType: () => (isChanged ? theirs : sampleEventType()),
    updateEventType: () => {
      isChanged = true;
      return { ...refusal('changed_meanwhile'), current: theirs };
    },
  });
  await enter('Title', 'My title');
  press('Save');
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByText('My title')).toBeTruthy();
  expect(dialog.getByText('Their title')).toBeTruthy();
  press('Keep theirs');
  await waitFor(() => expect(screen.getByDisplayValue('Their title')).toBeTruthy());
  expect(await screen.findByText('Their version was kept.')).toBeTruthy();
  expect(screen.queryByText(/^Saved/)).toBeNull();
});

test('shows both versions of questions that someone else saved, and overwrites only what was seen', async () => {
  const mail = field('email', { id: 2, label: 'Email', type: 'email' });
  const theirs = [field('name', { label: 'Your name' }), mail];
  const server = serveVersions();
  server.save(nameAndEmail);
  await open(server.replies);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit “Name”' }));
  await enter('Question', 'Full name');
  press('Done');
  server.save(theirs);
  press('Save');
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByText(/^Full name: /)).toBeTruthy();
  expect(dialog.getByText(/^Your name: /)).toBeTruthy();
  expect(server.fields()).toEqual(theirs);
  press('Keep mine');
  await screen.findByText(/^Saved/);
  expect(server.fields().map(({ label }) => label)).toEqual(['Full name', 'Email']);
});

test('saves the rest of the questions after a failure without a conflict', async () => {
  const server = serveVersions();
  server.save(nameAndEmail);
  await open(server.replies);
  await enter('Title', 'First call');
  fireEvent.click(screen.getByRole('button', { name: 'Edit “Name”' }));
  await enter('Question', 'Full name');
  press('Done');
  server.failNext();
  press('Save');
  await screen.findByText(/^Something went wrong on the server/);
  press('Save');
  await screen.findByText(/^Saved/);
  expect(server.fields().map(({ label }) => label)).toEqual(['Full name', 'Email']);
});

test('previews unsaved changes as invitees would see them', async () => {
  await open();
  await enter('Title', 'First call');
  const element = document.querySelector('sched-booking');
  await waitFor(() => expect(element).toMatchObject({ preview: { eventType: { title: 'First call' } } }));
});

test('says at the field what the server refuses', async () => {
  const replies = { ...serveEventType(), updateEventType: () => refusal('validation_failed', { slug: ['is taken'] }) };
  await open(replies);
  await enter('Link', 'workshop');
  press('Save');
  await waitFor(() => expect(screen.getByLabelText('Link').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(/^Use lowercase letters, digits and hyphens/)).toBeTruthy();
});

test('connects the error about the recipients of a reminder with their checkboxes', async () => {
  const refuse = () => refusal('validation_failed', { 'reminders.0.to': ['is empty'] });
  const eventType = sampleEventType({ reminders: [{ minutes_before: 60, to: ['invitee'] }] });
  await open({ ...serveEventType(eventType), updateEventType: refuse });
  const box = await screen.findByRole('checkbox', { name: 'Invitee' });
  fireEvent.click(box);
  press('Save');
  await waitFor(() => expect(document.activeElement).toBe(box));
  const descriptionId = box.closest('fieldset')?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(descriptionId)?.className).toBe('field-error');
});

test('shows the screen in German, without an English word', async () => {
  await open(serveEventType(), 'de-DE');
  expect(await screen.findByRole('heading', { name: 'Nach der Buchung' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b(the|with|your|before|nothing)\b/i);
});

test.each([
  ['the event type', { getEventType: () => refusal('internal_error') }],
  ['its questions', { listBookingFormFields: () => refusal('internal_error') }],
])('says within the page that %s could not be read, and leads back to the list', async (_, replies) => {
  await open({ ...serveEventType(), ...replies });
  await screen.findByRole('alert');
  expect(screen.getByRole('heading', { level: 1, name: 'Event types' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Event types /' }).getAttribute('href')).toBe('/console/event-types');
});

test('keeps the focus in the list when a question is removed', async () => {
  const company = field('company', { id: 3, label: 'Company' });
  await open({ ...serveEventType(), listBookingFormFields: () => [...nameAndEmail, company] });
  const remove = await screen.findByRole('button', { name: 'Remove: Company' });
  const list = remove.closest('ol');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  remove.focus();
  fireEvent.click(remove);
  await waitFor(() => expect(screen.queryByText('Company')).toBeNull());
  expect(list?.contains(document.activeElement)).toBe(true);
});

test('keeps the focus on the button that moves a question to the end of the list', async () => {
  await open({ ...serveEventType(), listBookingFormFields: () => nameAndEmail });
  const [down] = await screen.findAllByRole<HTMLButtonElement>('button', { name: /^Move .* down$/ });
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  down?.focus();
  if (down) fireEvent.click(down);
  await waitFor(() => expect(down?.getAttribute('aria-disabled')).toBe('true'));
  // A browser takes the focus from a button that is disabled in its own click.
  expect(down?.disabled).toBe(false);
  expect(document.activeElement).toBe(down);
});

test('shows the time of a reminder in its own unit once the one before is removed', async () => {
  const reminders = [1440, 30].map((minutes_before) => ({ minutes_before, to: ['invitee' as const] }));
  await open(serveEventType(sampleEventType({ reminders })));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove reminder 1' }));
  const field = () => screen.getByLabelText<HTMLInputElement>(/^Reminder 1/, { selector: 'input' });
  const unit = () => screen.getByLabelText<HTMLSelectElement>(/^Reminder 1/, { selector: 'select' });
  expect([field().value, unit().value]).toEqual(['30', 'minutes']);
  fireEvent.change(unit(), { target: { value: 'hours' } });
  fireEvent.input(field(), { target: { value: '1.5' } });
  expect([field().value, unit().value]).toEqual(['1.5', 'hours']);
});

test('moves the focus from a removed reminder to the one before, then to the button that adds one', async () => {
  const reminders = [60, 1440].map((minutes_before) => ({ minutes_before, to: ['invitee' as const] }));
  await open(serveEventType(sampleEventType({ reminders })));
  await screen.findByRole('button', { name: 'Remove reminder 2' });
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  for (const [name, next] of [
    ['Remove reminder 2', 'Remove reminder 1'],
    ['Remove reminder 1', 'Add reminder'],
  ] as const) {
    const remove = screen.getByRole('button', { name });
    remove.focus();
    fireEvent.click(remove);
    await waitFor(() => expect(remove.isConnected).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: next }));
  }
});
