import type { EventTypeContent } from '../../records/index.ts';
import type { Reply } from '../../testing/index.ts';

/** The largest valid values, and values just beyond. */
export type Values = { readonly within: readonly unknown[]; readonly beyond: readonly unknown[] };

export const text = (length: number) => 'a'.repeat(length);
export const smileys = (count: number) => '🙂'.repeat(count);
export const email = (length: number) => `${text(64)}@${`${text(60)}.`.repeat(4).slice(0, length - 69)}.com`;

const reminders = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ minutes_before: 10 + index, to: ['host'] }));

/** Every field of an event type, with values and whether each is valid. */
export function valuesOfEventType(availabilityId: number): Readonly<Record<keyof EventTypeContent, Values>> {
  return {
    title: { within: ['a', text(255), smileys(255)], beyond: ['', ' ', text(256), smileys(256), 1, null, 'a\nb'] },
    slug: { within: ['a', text(255), 'a-1'], beyond: ['', text(256), 'A', 'a_b', '-a', 'a-', 'ä'] },
    description: { within: ['', text(5000), 'a\nb'], beyond: [text(5001), null] },
    duration: { within: [1, 1440], beyond: [0, 1441, -1, 1.5, '30', null, 1e300] },
    durations: {
      within: [null, [30], [1, 30, 1440]],
      beyond: [[], [0], [1441], [30, 30], [1.5], 30, ['30'], Array.from({ length: 21 }, (_, index) => index + 1)],
    },
    time_slot_interval: { within: [null, 1, 1440], beyond: [0, 1441, 1.5] },
    buffer_time_before_event: { within: [0, 1440], beyond: [-1, 1441, null] },
    buffer_time_after_event: { within: [0, 1440], beyond: [-1, 1441, null] },
    min_scheduling_notice: { within: [0, 525_600], beyond: [-1, 525_601, null] },
    booking_frequency_limits: {
      within: [null, { day: 1 }, { day: 1, week: 2, month: 3, year: 1_000_000 }],
      beyond: [{ day: 0 }, { day: 1_000_001 }, { day: 1.5 }, { hour: 1 }, []],
    },
    booking_window_days: { within: [null, 0, 36_500], beyond: [-1, 36_501] },
    availability_id: { within: [null, availabilityId], beyond: [0, -1, 2 ** 53, 'x'] },
    location: { within: [null], beyond: [{}, { type: 'moon', value: 'x' }, 'x'] },
    redirect_url: { within: [null, 'https://example.com/a'], beyond: ['http://example.com', '', '/a', 'javascript:1'] },
    is_active: { within: [true, false], beyond: [null, 1, 'true'] },
    visibility: { within: ['private', 'public'], beyond: [null, 'secret', true] },
    reminders: {
      within: [[], [{ minutes_before: 10, to: ['host'] }], reminders(5), [{ minutes_before: 40_320, to: ['guests'] }]],
      beyond: [null, reminders(6)],
    },
    most_open_per_invitee: { within: [null, 1, 1000], beyond: [0, 1001, 1.5] },
    locale: { within: [null, 'de', 'pt-BR'], beyond: ['', 'english please', text(36), 7] },
  };
}

/** The paths a refusal names. */
export function pathsIn({ body }: Reply): string {
  return Object.keys(body.error?.errors ?? {}).join(' ');
}

/** Writes a value for the name of a test. */
export function brief(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 40 ? `${json.slice(0, 30)}… (${json.length})` : json;
}
