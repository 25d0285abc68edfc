import { beforeEach, expect, test } from 'vitest';
import type { ZoneName } from '../../../time/index.ts';
import { setHostClock } from '../../formats/index.ts';
import { sampleEventType } from '../../testing/index.ts';
import { setLocale } from '../../words/index.ts';
import { bandsOf } from './bands.ts';
import type { ExplanationContext, Layer } from './explanation-context.ts';
import { sentencesOf } from './sentence.ts';
import { words } from './words/index.ts';

const [me, grace] = [1, 12];

const context: ExplanationContext = {
  eventType: sampleEventType({ min_scheduling_notice: 60 }),
  calendars: [],
  hosts: new Map([
    [me, 'Ana Host'],
    [grace, 'Grace Hopper'],
  ]),
  zone: 'Europe/Berlin' as ZoneName,
  myId: me,
};

const at = (time: string) => `2026-12-03T${time}:00+01:00`;
const hours = { from: at('09:00'), to: at('17:00'), source: { availability_id: 3, override: false } };
const notice: Layer = { kind: 'notice', to: at('09:10') };
const source = {
  event_id: 'talk',
  event_type_id: 42,
  with_buffers: { from: at('14:00'), to: at('14:45') },
  invitee_name: 'Ada Lovelace',
};

/** Names the host of a layer or a refusal, as the server does. */
function ofHost<Part extends object>(host_id: number, part: Part): Part {
  return { ...part, host_id };
}

const layers = [
  ofHost(me, { ...hours, kind: 'posted_hours' as const }),
  ofHost(me, { ...hours, kind: 'closed' as const }),
  ofHost(me, notice),
  ofHost(grace, { ...hours, kind: 'posted_hours' as const }),
  ofHost(grace, { kind: 'busy' as const, from: at('14:00'), to: at('14:30'), source }),
  ofHost(grace, notice),
];

const explanation = {
  date: '2026-12-03',
  timezone: 'Europe/Berlin',
  duration: 30,
  offered: [],
  starts: [],
  layers,
};

beforeEach(async () => {
  setHostClock({ zone: context.zone, hourCycle: 'h23' });
  await setLocale(['en-GB']);
  await words.load('en');
});

/** Removes the marks that keep a range of times on one line. */
const plain = (text: string) => text.replaceAll('\u2060', '');

function reasonsAt(time: string, ...places: readonly number[]): readonly string[] {
  const refusals = places.map((layer) => ({ reason: 'taken' as const, layer }));
  return sentencesOf({ start: at(time), refusals }, explanation, context).map(plain);
}

test('says which colleague is not free, and calls the person “you”', () => {
  expect(reasonsAt('14:00', 1, 4)).toEqual([
    'You are closed then.',
    'Grace Hopper · Booked: Ada Lovelace, 14:00–14:30',
  ]);
  expect(reasonsAt('14:30', 4)).toEqual(['Grace Hopper · Buffer around a booking']);
});

test('says that a time is outside a colleague’s hours, not one’s own', () => {
  const refusals = [me, grace].map((host_id) => ({ reason: 'outside_hours' as const, host_id }));
  expect(sentencesOf({ start: at('20:00'), refusals }, explanation, context)).toEqual([
    'This is outside your hours.',
    'Grace Hopper · Closed',
  ]);
});

test('names the only host of a day, but in no lane, if it is a colleague', () => {
  const only = { ...explanation, layers: [ofHost(grace, { ...hours, kind: 'posted_hours' as const })] };
  const { open } = bandsOf(only, context);
  expect(open.map(({ text, lane }) => [plain(text), lane])).toEqual([['Grace Hopper · Open 09:00–17:00', undefined]]);
});

test('names a reason that all hosts share only once', () => {
  const refusals = [2, 5].map((layer) => ({ reason: 'notice' as const, layer }));
  expect(sentencesOf({ start: at('09:00'), refusals }, explanation, context)).toHaveLength(1);
});

test('shows the hosts of a day side by side, and what they share across all of them', () => {
  const { open, against } = bandsOf(explanation, context);
  expect(open.map(({ text, lane }) => [plain(text), lane])).toEqual([
    ['Ana Host · Open 09:00–17:00', { index: 0, count: 2 }],
    ['Grace Hopper · Open 09:00–17:00', { index: 1, count: 2 }],
  ]);
  expect(against.filter(({ tone }) => tone === 'soon')).toEqual([
    expect.not.objectContaining({ lane: expect.anything() }),
  ]);
});
