import { afterEach, expect, test } from 'vitest';
import { createFakeGateway, leavePage, openWidget } from '../../testing/index.ts';

afterEach(leavePage);

/** Opens the calendar in a zone with only these starts free. */
function openWith(starts: readonly string[], timezone: string, date: string) {
  const gateway = createFakeGateway();
  gateway.state.starts = [...starts];
  return openWidget(gateway, { timezone, date });
}

test.each([
  ['Asia/Kathmandu', '2026-12-01T18:20:00+00:00', 'Wednesday 2 December 2026, 1 time', '00:05, Kathmandu time'],
  ['Pacific/Apia', '2026-12-01T11:30:00+00:00', 'Wednesday 2 December 2026, 1 time', '00:30, Apia time'],
  ['America/St_Johns', '2026-12-02T03:00:00+00:00', 'Tuesday 1 December 2026, 1 time', '23:30, St. John’s time'],
  ['Pacific/Kiritimati', '2026-12-01T10:00:00+00:00', 'Wednesday 2 December 2026, 1 time', '00:00, Kiritimati time'],
  ['Pacific/Pago_Pago', '2026-12-02T10:30:00+00:00', 'Tuesday 1 December 2026, 1 time', '23:30, Pago Pago time'],
  ['Africa/Casablanca', '2026-12-01T12:00:00+00:00', 'Tuesday 1 December 2026, 1 time', /^1[23]:00, Casablanca time$/],
])('lists a time near midnight under its date in %s', async (zone, start, day, time) => {
  const widget = openWith([start], zone, '2026-12-01');
  expect(await widget.find('button', day)).toBeTruthy();
  expect(await widget.find('button', time)).toBeTruthy();
});

test.each([
  ['Europe/Berlin', '2027-10-31', ['2027-10-31T00:30', '2027-10-31T01:30'], ['02:30 GMT+2', '02:30 GMT+1']],
  ['Australia/Lord_Howe', '2027-04-04', ['2027-04-03T14:45', '2027-04-03T15:15'], ['01:45 GMT+11', '01:45 GMT+10:30']],
  ['America/St_Johns', '2027-11-07', ['2027-11-07T03:45', '2027-11-07T04:45'], ['01:15 GMT−2:30', '01:15 GMT−3:30']],
])('tells a repeated hour in %s apart by its offset', async (zone, date, starts, labels) => {
  const widget = openWith(
    starts.map((start) => `${start}:00+00:00`),
    zone,
    date,
  );
  for (const label of labels) {
    const time = await widget.find('button', new RegExp(`^${label.replace('+', '\\+')}, `));
    expect(time.textContent).toBe(label);
  }
});

test('offers no skipped hour on a day of 23 hours', async () => {
  const widget = openWith(['2027-03-28T00:30:00+00:00', '2027-03-28T01:30:00+00:00'], 'Europe/Berlin', '2027-03-28');
  expect(await widget.find('button', /^01:30, /)).toBeTruthy();
  expect(await widget.find('button', /^03:30, /)).toBeTruthy();
});
