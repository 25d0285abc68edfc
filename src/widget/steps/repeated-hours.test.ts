import { waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import {
  bookedEvent,
  createFakeGateway,
  leavePage,
  manageToken,
  openWidget,
  problem,
  sendForm,
} from '../testing/index.ts';

afterEach(leavePage);

/** Books the only free time; returns what the form and the confirmation say about it. */
async function book(start: string, timezone: string) {
  const gateway = createFakeGateway();
  gateway.state.starts = [start];
  const widget = openWidget(gateway, { timezone, slot: start });
  await widget.click(/^Next: /);
  await widget.find('textbox', 'Name');
  const form = read(widget.element, '#form-time');
  await sendForm(widget);
  await widget.find('heading', 'You are booked');
  return { form, when: read(widget.element, '.facts b'), zones: read(widget.element, '.facts .piece') };
}

/** Returns the visible text of the first element that matches. */
function read({ shadowRoot }: HTMLElement, selector: string): string {
  return shadowRoot?.querySelector(selector)?.textContent ?? '';
}

/** Returns a text without invisible characters, and with plain spaces. */
function plain(text: string): string {
  return text
    .replace(/[\u2060\u2066\u2069]/g, '')
    .replace(/\s*–\s*/gu, '–')
    .replace(/\s/gu, ' ');
}

test.each([
  ['Europe/Berlin', '2027-10-31T00:00', '02:00 GMT+2', '02:00–02:30 GMT+2'],
  ['Europe/Berlin', '2027-10-31T00:30', '02:30 GMT+2', '02:30 GMT+2–02:00 GMT+1'],
  ['Europe/Berlin', '2027-10-31T01:00', '02:00 GMT+1', '02:00–02:30 GMT+1'],
  ['Europe/Berlin', '2027-10-31T02:00', '03:00', '03:00–03:30'],
  ['Europe/Berlin', '2027-03-28T00:30', '01:30', '01:30 GMT+1–03:00 GMT+2'],
  ['Europe/Berlin', '2027-03-28T01:00', '03:00', '03:00–03:30'],
  ['Australia/Lord_Howe', '2027-04-03T14:30', '01:30 GMT+11', '01:30 GMT+11–01:30 GMT+10:30'],
  ['Australia/Lord_Howe', '2027-04-03T15:00', '01:30 GMT+10:30', '01:30–02:00 GMT+10:30'],
  ['America/St_Johns', '2027-11-07T04:00', '01:30 GMT−2:30', '01:30 GMT−2:30–01:00 GMT−3:30'],
  ['Africa/Cairo', '2027-10-28T21:30', '23:30 GMT+2', '23:30–00:00 GMT+2'],
])(
  'tells which hour of a night in %s begins at %s, in the form and once it is booked',
  async (zone, start, time, range) => {
    const { form, when, zones } = await book(`${start}:00+00:00`, zone);
    expect(plain(form).split(', ').at(-1)).toBe(range);
    expect(plain(when).split(', ').at(-1)).toBe(time);
    expect(plain(zones).startsWith(`${range} `)).toBe(true);
  },
);

test('tells which hour of the night a booking is rescheduled from', async () => {
  const gateway = createFakeGateway();
  gateway.state.managed.state.event = bookedEvent('2027-10-31T01:00:00+00:00', 'Europe/Berlin');
  const widget = openWidget(gateway, { 'booking-token': manageToken });
  await widget.click('Reschedule');
  expect(await widget.text(/^Rescheduling: Sunday 31\sOctober, 02:00 \u2066GMT\+1\u2069$/)).toBeTruthy();
});

test('tells which hour of the night was just taken, and which ones are offered instead', async () => {
  const gateway = createFakeGateway();
  gateway.state.starts = ['2027-10-31T00:30:00+00:00', '2027-10-31T01:30:00+00:00', '2027-10-31T03:30:00+00:00'];
  const widget = openWidget(gateway, { slot: '2027-10-31T00:30:00Z' });
  await widget.click(/^Next: /);
  await widget.find('textbox', 'Name');
  gateway.state.refusal = problem(409, 'slot_unavailable', { reason: 'taken' });
  gateway.state.starts.shift();
  await sendForm(widget);
  await widget.find('heading', 'This time was just taken');
  expect(plain(read(widget.element, '.gone'))).toBe('Sunday 31 October, 02:30 GMT+2, Berlin time');
  const times = [...(widget.element.shadowRoot?.querySelectorAll('.nearby b') ?? [])];
  expect(times.map(({ textContent }) => plain(textContent))).toEqual(['02:30 GMT+1', '04:30']);
});

test('keeps each offset together in a language written from the right', async () => {
  const gateway = createFakeGateway();
  gateway.state.managed.state.event = bookedEvent('2027-10-31T00:30:00+00:00', 'Europe/Berlin');
  const widget = openWidget(gateway, { 'booking-token': manageToken, locale: 'ar' });
  await waitFor(() =>
    expect(read(widget.element, '.facts .piece')).toMatch(/\u2066GMT\+2\u2069\s–\s.+\u2066GMT\+1\u2069/),
  );
});
