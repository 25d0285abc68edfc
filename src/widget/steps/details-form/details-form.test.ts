import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import {
  createFakeGateway,
  field,
  leavePage,
  nameAndEmail,
  openWidget,
  problem,
  reachForm,
  sendForm,
} from '../../testing/index.ts';

afterEach(leavePage);

const everyType = [
  ...nameAndEmail,
  field('phone', 'Phone', { position: 2 }),
  field('multiple_emails', 'Guests', { position: 3 }),
  field('select', 'Topic', { position: 4, options: ['A', 'B'] }),
  field('radio', 'Size', { position: 5, options: ['Small', 'Large'], is_required: true }),
  field('checkbox', 'Channels', { position: 6, options: ['Web', 'Friend'] }),
  field('checkbox', 'Terms', { position: 7, is_required: true }),
  field('textarea', 'Notes', { position: 8 }),
];

test('emits an error when the fields of the form cannot be loaded', async () => {
  const gateway = createFakeGateway();
  gateway.state.fieldsRefusal = problem(404, 'resource_not_found');
  const widget = openWidget(gateway);
  await widget.clickDay('24 November');
  await widget.clickTime('15:30');
  await widget.click('Next: 15:30');
  await widget.find('button', 'Try again');
  // The widget emits only after the frame in which it has drawn the error.
  await waitFor(() =>
    expect(widget.detailOf('sched:error')).toMatchObject({ code: 'resource_not_found', status: 404 }),
  );
});

describe('booking', () => {
  test('sends the answers and confirms the booking', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    await reachForm(widget);
    await sendForm(widget);
    expect(await widget.find('heading', 'You are booked')).toBe(widget.focused());
    expect(gateway.state.bookings).toEqual([
      {
        event_type_id: 42,
        start: '2026-11-24T14:30:00+00:00',
        duration: 30,
        timezone: 'Europe/Berlin',
        answers: { name: 'Ada Example', email: 'ada@example.org' },
        metadata: {},
        locale: 'en-GB',
        form_token: 'form-token',
      },
    ]);
  });

  test('shows the time in words and in both zones', async () => {
    const widget = openWidget(createFakeGateway());
    await reachForm(widget);
    await sendForm(widget);
    expect(await widget.text('Tuesday 24 November 2026, 15:30')).toBeTruthy();
    expect(widget.root().getByText(/^15:30\W+16:00 Berlin$/)).toBeTruthy();
    expect(widget.root().getByText(/^09:30\W+10:00 New York$/)).toBeTruthy();
  });

  test('says in the form that clocks change before the meeting', async () => {
    const gateway = createFakeGateway();
    gateway.state.starts = ['2027-03-30T14:30:00+00:00'];
    const widget = openWidget(gateway, { date: '2027-03-30' });
    await widget.clickTime('16:30');
    await widget.click('Next: 16:30');
    await widget.find('textbox', 'Name');
    expect(await widget.text(/^Clocks go forward in Berlin on Sunday 28\sMarch, before this meeting\.$/)).toBeTruthy();
  });

  test('sends every type of answer in its shape', async () => {
    const gateway = createFakeGateway(everyType);
    const widget = openWidget(gateway);
    await reachForm(widget);
    await widget.type(/Phone/, '+49 (0)30 123456');
    await widget.type(/Guests/, 'bo@example.org; cy@example.org');
    fireEvent.keyDown(await widget.find('textbox', /Guests/), { key: 'Enter' });
    fireEvent.change(await widget.find('combobox', /Topic/), { target: { value: 'B' } });
    fireEvent.click(await widget.find('radio', 'Large'));
    fireEvent.click(await widget.find('checkbox', 'Friend'));
    fireEvent.click(await widget.find('checkbox', 'Terms'));
    await widget.type(/Notes/, 'Two\nlines');
    await sendForm(widget);
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings[0]?.answers).toEqual({
      name: 'Ada Example',
      email: 'ada@example.org',
      phone: '+4930123456',
      guests: ['bo@example.org', 'cy@example.org'],
      topic: 'B',
      size: 'Large',
      channels: ['Friend'],
      terms: true,
      notes: 'Two\nlines',
    });
  });

  test('books once for several clicks', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    await reachForm(widget);
    await sendForm(widget);
    await widget.click(/Booking…/);
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings).toHaveLength(1);
  });

  test('sends nothing when the page prevents sched:submit', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    widget.element.addEventListener('sched:submit', (event) => event.preventDefault());
    await reachForm(widget);
    await sendForm(widget);
    expect(widget.detailOf('sched:submit')).toMatchObject({ slot: { start: '2026-11-24T14:30:00+00:00' } });
    expect(gateway.state.bookings).toHaveLength(0);
  });

  test('emits the booking to the page', async () => {
    const widget = openWidget(createFakeGateway());
    await reachForm(widget);
    await sendForm(widget);
    await widget.find('heading', 'You are booked');
    expect(widget.detailOf('sched:booking-successful')).toMatchObject({
      version: 1,
      title: 'Introductory call',
      eventTypeId: 42,
    });
  });
});

describe('faults in the form', () => {
  test('shows faults at their fields and in a summary that takes the focus', async () => {
    const widget = openWidget(createFakeGateway());
    await reachForm(widget);
    await widget.type('Email', 'ada@example');
    await widget.click('Confirm booking');
    const email = await widget.find('textbox', 'Email');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(await widget.find('region', 'Please check 2 fields')).toBe(widget.focused());
  });

  test('moves the focus from the summary to the field', async () => {
    const widget = openWidget(createFakeGateway());
    await reachForm(widget);
    await widget.click('Confirm booking');
    await widget.click('Email');
    expect(await widget.find('textbox', 'Email')).toBe(widget.focused());
  });

  test('shows why the server refused an answer, at its field', async () => {
    const gateway = createFakeGateway();
    gateway.state.refusal = problem(422, 'validation_failed', { errors: { 'answers.email': ['must be another'] } });
    const widget = openWidget(gateway);
    await reachForm(widget);
    await sendForm(widget);
    await waitFor(() => expect(widget.root().getAllByText(/must be another/)).toHaveLength(2));
  });

  test('does not show why in English on a page in another language', async () => {
    const gateway = createFakeGateway();
    gateway.state.refusal = problem(422, 'validation_failed', { errors: { 'answers.email': ['must be another'] } });
    const widget = openWidget(gateway);
    await reachForm(widget);
    await widget.type('Name', 'Ada Example');
    await widget.type('Email', 'ada@example.org');
    widget.element.setAttribute('locale', 'de');
    await widget.click('Termin buchen');
    await waitFor(() => expect(widget.root().getAllByRole('textbox', { name: /E-Mail/ })).toHaveLength(1));
    await waitFor(() =>
      expect(widget.root().queryAllByText(/Bitte beantworten Sie diese Frage noch einmal\./)).toHaveLength(2),
    );
    expect(widget.root().queryByText(/must be another/)).toBeNull();
  });

  test('removes a fault as soon as the answer is right', async () => {
    const widget = openWidget(createFakeGateway());
    await reachForm(widget);
    await widget.click('Confirm booking');
    await widget.type('Name', 'Ada');
    await waitFor(() => expect(widget.root().queryByRole('region', { name: /2 fields/ })).toBeNull());
  });
});

describe('answers that are kept', () => {
  test('keeps answers when the time is taken, and offers three others', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    await reachForm(widget);
    gateway.state.refusal = problem(409, 'slot_unavailable', { reason: 'taken' });
    gateway.state.starts = gateway.state.starts.filter((start) => !start.startsWith('2026-11-24T14:30'));
    await sendForm(widget);
    await widget.text('This time was just taken');
    gateway.state.refusal = undefined;
    await widget.click(/24\sNovember\s*16:00/);
    expect(await widget.find('textbox', 'Name')).toHaveProperty('value', 'Ada Example');
    await widget.click('Confirm booking');
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings[0]?.start).toBe('2026-11-24T15:00:00+00:00');
  });

  test('says in the form that its time is gone, and keeps the focus in the field', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    await reachForm(widget);
    await widget.type('Name', 'Ada Example');
    const name = await widget.find('textbox', 'Name');
    name.focus();
    gateway.state.starts = gateway.state.starts.filter((start) => !start.startsWith('2026-11-24T14:30'));
    widget.element.refresh();
    await widget.find('heading', 'This time was just taken');
    expect(widget.focused()).toBe(name);
    expect(widget.root().queryByRole('button', { name: /^(Back|Confirm booking)$/ })).toBeNull();
    expect(await widget.find('button', 'Choose another time')).toBeTruthy();
    await widget.click(/24\sNovember\s*16:00/);
    await widget.find('button', 'Confirm booking');
    expect(await widget.find('textbox', 'Name')).toHaveProperty('value', 'Ada Example');
    expect(widget.detailOf('sched:slot-select')).toMatchObject({ start: '2026-11-24T15:00:00+00:00' });
  });

  test('keeps answers when another time is chosen', async () => {
    const widget = openWidget(createFakeGateway());
    await reachForm(widget);
    await widget.type('Name', 'Ada Example');
    await widget.click('Back');
    expect(await widget.find('heading', 'November 2026')).toBe(widget.focused());
    await widget.clickTime('16:00');
    await widget.click('Next: 16:00');
    expect(await widget.find('textbox', 'Name')).toHaveProperty('value', 'Ada Example');
  });

  test('keeps answers when the gateway cannot be reached', async () => {
    const gateway = createFakeGateway();
    const widget = openWidget(gateway);
    await reachForm(widget);
    gateway.state.refusal = problem(503, 'unavailable');
    await sendForm(widget);
    await widget.find('alert', '');
    expect(widget.detailOf('sched:error')).toMatchObject({ code: 'unavailable', status: 503, requestId: 'req_1' });
    gateway.state.refusal = undefined;
    await widget.click('Try now');
    expect(await widget.find('heading', 'You are booked')).toBeTruthy();
  });

  test('keeps answers when the element moves in the page', async () => {
    const widget = openWidget(createFakeGateway());
    await reachForm(widget);
    await widget.type('Name', 'Ada Example');
    const elsewhere = document.body.appendChild(document.createElement('div'));
    elsewhere.append(widget.element);
    await Promise.resolve();
    expect(await widget.find('textbox', 'Name')).toHaveProperty('value', 'Ada Example');
  });
});
