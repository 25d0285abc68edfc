import { fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  createFakeGateway,
  field,
  leavePage,
  nameAndEmail,
  openWidget,
  reachForm,
  sendForm,
} from '../../../testing/index.ts';

afterEach(leavePage);

const phone = field('phone', 'Phone', { position: 2 });
const guests = field('multiple_emails', 'Guests', { position: 3 });
const notes = field('textarea', 'Notes', { position: 4 });

async function openForm(...more: ReturnType<typeof field>[]) {
  const gateway = createFakeGateway([...nameAndEmail, ...more]);
  const widget = openWidget(gateway);
  await reachForm(widget);
  return { gateway, widget };
}

describe('a phone number', () => {
  test('reads a national phone number and shows how it was read', async () => {
    const { gateway, widget } = await openForm(phone);
    await widget.type(/Phone/, '020 7946 0958');
    expect(await widget.text('+44 20 7946 0958')).toBeTruthy();
    expect((await widget.find('textbox', /Phone/)).getAttribute('aria-describedby')).toBe('hint-phone');
    expect(await widget.text('· United Kingdom')).toBeTruthy();
    await sendForm(widget);
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings).toMatchObject([{ answers: { phone: '+442079460958' } }]);
  });

  test('reads a phone number with direction marks', async () => {
    const { widget } = await openForm(phone);
    await widget.type(/Phone/, '\u202A+44\u00A020 7946 0958\u202C');
    expect(await widget.text('+44 20 7946 0958')).toBeTruthy();
  });

  test.each([
    ['020', 'This number is too short.'],
    ['020 7946 0958 0958 0958', 'This number is too long.'],
    ['call me', 'Enter a full phone number, or choose another country.'],
  ])('names a wrong phone number when its field is left: %s', async (text, words) => {
    const { widget } = await openForm(phone);
    await widget.type(/Phone/, '020 7946 0958');
    await widget.text('+44 20 7946 0958');
    await widget.type(/Phone/, text);
    fireEvent.blur(await widget.find('textbox', /Phone/));
    expect(await widget.text(words)).toBeTruthy();
  });

  test('waits for the phone reader when the form is sent immediately', async () => {
    const { gateway, widget } = await openForm(phone);
    await widget.type('Name', 'Ada');
    await widget.type('Email', 'ada@example.org');
    await widget.type(/Phone/, '020 7946 0958');
    await widget.click('Confirm booking');
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings).toMatchObject([{ answers: { phone: '+442079460958' } }]);
  });
});

describe('guests', () => {
  const paste = async (widget: ReturnType<typeof openWidget>, text: string) => {
    const clipboardData = { getData: () => text };
    fireEvent.paste(await widget.find('textbox', /Guests/), { clipboardData });
  };

  test('keeps an address that is still being typed when the invitee goes back', async () => {
    const { widget } = await openForm(guests);
    const input = await widget.find('textbox', /Guests/);
    input.focus();
    // happy-dom matches no `:focus` in a shadow tree.
    const form = input.closest('form') ?? expect.fail('There is no form.');
    vi.spyOn(form, 'querySelector').mockReturnValue(input);
    fireEvent.input(input, { target: { value: 'bo@example.org' } });
    await widget.click('Back');
    await widget.click('Next: 15:30');
    expect(await widget.find('button', 'Remove bo@example.org')).toBeTruthy();
  });

  test('splits a pasted list of guests, each once', async () => {
    const { gateway, widget } = await openForm(guests);
    await paste(widget, 'Bo <bo@example.org>; cy@example.org, BO@example.org');
    expect(await widget.text('BO@example.org is already on the list.')).toBeTruthy();
    await sendForm(widget);
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings).toMatchObject([{ answers: { guests: ['bo@example.org', 'cy@example.org'] } }]);
  });

  test('does not add pasted guests to a list that the page has locked', async () => {
    const gateway = createFakeGateway([...nameAndEmail, guests]);
    const widget = openWidget(gateway);
    widget.element.prefill = { guests: { value: ['bo@example.org'], readOnly: true } };
    await reachForm(widget);
    await paste(widget, 'cy@example.org');
    await sendForm(widget);
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings).toMatchObject([{ answers: { guests: ['bo@example.org'] } }]);
  });

  test('leaves the invitee out of the guests, now or later', async () => {
    const { gateway, widget } = await openForm(guests);
    await paste(widget, 'ada@example.org, bo@example.org');
    await widget.type('Email', 'ada@example.org');
    await paste(widget, 'Ada@Example.org');
    const remark = 'This is your own address. You are invited anyway.';
    await waitFor(() =>
      expect(
        widget
          .root()
          .getAllByText(remark)
          .map(({ id }) => id),
      ).toContain('hint-guests'),
    );
    await sendForm(widget);
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings).toMatchObject([{ answers: { guests: ['bo@example.org'] } }]);
  });

  test('removes a guest with the press that adds a typed one', async () => {
    const { gateway, widget } = await openForm(guests);
    await paste(widget, 'bo@example.org');
    await widget.type(/Guests/, 'cy@example.org');
    const remove = await widget.find('button', 'Remove bo@example.org');
    fireEvent.pointerDown(remove);
    fireEvent.blur(await widget.find('textbox', /Guests/));
    fireEvent.pointerUp(remove);
    fireEvent.click(remove);
    expect(await widget.find('button', 'Remove cy@example.org')).toBeTruthy();
    await sendForm(widget);
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings).toMatchObject([{ answers: { guests: ['cy@example.org'] } }]);
  });

  test('marks invalid guest addresses, which can be removed', async () => {
    const { gateway, widget } = await openForm(guests);
    await paste(widget, 'bo@example, cy@example.org');
    await sendForm(widget);
    expect(await widget.find('region', 'Please check 1 field')).toBe(widget.focused());
    await widget.click('Remove bo@example');
    await widget.click('Confirm booking');
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings).toMatchObject([{ answers: { guests: ['cy@example.org'] } }]);
  });
});

describe('a required list of checkboxes', () => {
  const channels = field('checkbox', 'Channels', { position: 5, options: ['Web', 'Friend'], is_required: true });

  test('says in its name that an answer is required', async () => {
    const { widget } = await openForm(channels);
    expect(await widget.find('group', 'Channels (required)')).toBeTruthy();
  });

  test('marks each of its boxes as invalid when none is selected', async () => {
    const { widget } = await openForm(channels);
    await sendForm(widget);
    await widget.find('region', 'Please check 1 field');
    for (const name of ['Web', 'Friend']) {
      const box = await widget.find('checkbox', name);
      expect(box.getAttribute('aria-invalid')).toBe('true');
      expect(box.getAttribute('aria-describedby')).toBe('error-channels');
    }
  });
});

describe('a hostile answer', () => {
  test.each([
    ['markup', '<img src=x onerror=alert(1)>'],
    ['emoji', '👩‍👩‍👧 🇩🇪'],
    ['two directions', 'abc אבג'],
  ])('sends %s as plain text', async (_, text) => {
    const { gateway, widget } = await openForm(notes);
    await widget.type(/Notes/, text);
    await sendForm(widget);
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings).toMatchObject([{ answers: { notes: text } }]);
    expect(widget.element.shadowRoot?.querySelector('img')).toBeNull();
  });

  test.each([
    ['ten thousand characters', 'x'.repeat(10_000), 'Use 2000 characters or fewer.'],
    ['a right-to-left override', 'abc\u202Efdp.exe', 'Remove the invisible characters.'],
    ['a control character', 'abc\u0007', 'Remove the invisible characters.'],
  ])('shows a fault for an answer of %s', async (_, text, words) => {
    const { gateway, widget } = await openForm(notes);
    await widget.type(/Notes/, text);
    fireEvent.blur(await widget.find('textbox', /Notes/));
    expect(await widget.text(words)).toBeTruthy();
    expect(gateway.state.bookingRequests).toHaveLength(0);
  });

  test('quotes a hostile answer shortened and without direction marks', async () => {
    const { widget } = await openForm();
    const invalid_email = (text: string) => `Not “${text}”.`;
    widget.element.messages = { faults: { invalid_email } };
    await widget.type('Email', `a\u200Eb@${'x'.repeat(200)}`);
    fireEvent.blur(await widget.find('textbox', 'Email'));
    expect(await widget.text(`Not “ab@${'x'.repeat(57)}…”.`)).toBeTruthy();
  });

  test('treats zero-width characters as no answer', async () => {
    const { widget } = await openForm(notes);
    await sendForm(widget);
    const { widget: other } = await openForm();
    await other.type('Name', '\u200B\u2060\uFEFF');
    await other.type('Email', 'ada@example.org');
    await other.click('Confirm booking');
    expect(await other.text('Enter your name.')).toBeTruthy();
  });
});

describe('a browser fills in', () => {
  test('accepts a value filled in with only a change event', async () => {
    const { gateway, widget } = await openForm();
    fireEvent.change(await widget.find('textbox', 'Name'), { target: { value: 'Ada' } });
    fireEvent.change(await widget.find('textbox', 'Email'), { target: { value: 'ada@example.org' } });
    await widget.click('Confirm booking');
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings).toMatchObject([{ answers: { name: 'Ada', email: 'ada@example.org' } }]);
  });

  test('accepts a value filled in without any event', async () => {
    const { gateway, widget } = await openForm();
    Object.assign(await widget.find('textbox', 'Name'), { value: 'Ada' });
    Object.assign(await widget.find('textbox', 'Email'), { value: 'ada@example.org' });
    await widget.click('Confirm booking');
    await widget.find('heading', 'You are booked');
    expect(gateway.state.bookings).toMatchObject([{ answers: { name: 'Ada', email: 'ada@example.org' } }]);
  });

  test('names fields so that browsers can fill them in', async () => {
    const { widget } = await openForm(phone);
    const names = ['Name', 'Email', /Phone/].map(async (name) =>
      (await widget.find('textbox', name)).getAttribute('autocomplete'),
    );
    expect(await Promise.all(names)).toEqual(['name', 'email', 'tel']);
  });
});

test('asks for name and email even if the server does not list them', async () => {
  const gateway = createFakeGateway([field('text', 'Company')]);
  const widget = openWidget(gateway);
  await widget.clickDay('24 November');
  await widget.clickTime('15:30');
  await widget.click('Next: 15:30');
  await widget.type('Your name', 'Ada');
  await widget.type('Your email address', 'ada@example.org');
  await widget.click('Confirm booking');
  await waitFor(() =>
    expect(gateway.state.bookings).toMatchObject([{ answers: { name: 'Ada', email: 'ada@example.org' } }]),
  );
});

test('accepts a field named like a property of every object', async () => {
  const { gateway, widget } = await openForm(field('text', 'Constructor'));
  expect((await widget.find('textbox', /Constructor/)).getAttribute('aria-invalid')).toBe('false');
  await widget.type(/Constructor/, 'Brunel');
  await sendForm(widget);
  await widget.find('heading', 'You are booked');
  expect(gateway.state.bookings).toMatchObject([{ answers: { constructor: 'Brunel' } }]);
});

test('stores nothing that is typed', async () => {
  const { widget } = await openForm(notes);
  await sendForm(widget);
  await widget.find('heading', 'You are booked');
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

test('announces a fault when its field is left, and only the summary on sending', async () => {
  const { widget } = await openForm();
  await widget.type('Email', 'ada@ex');
  fireEvent.blur(await widget.find('textbox', 'Email'));
  await waitFor(() => expect(widget.heard()).toContain('Email · Enter a full email address'));
  await widget.click('Confirm booking');
  await waitFor(() => expect(widget.heard()).toBe(''));
});
