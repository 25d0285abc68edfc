import type { SlotExplanation } from '../../../contract/index.ts';
import {
  asInstant,
  earlierOf,
  endOfDate,
  type Instant,
  type Interval,
  type LocalDate,
  laterOf,
  minuteMillis,
  requireInstant,
  startOfDate,
} from '../../../time/index.ts';
import { now } from '../../data/index.ts';
import { busyRangeIn, durationText, factsLine, rangeIn } from '../../formats/index.ts';
import {
  type BookingLayer,
  calendarOf,
  type ExplanationContext,
  hostIdOf,
  intervalOf,
  inviteeOf,
  type Layer,
} from './explanation-context.ts';
import { words } from './words/index.ts';

/** A part of the day with its text. */
export type Band = {
  readonly tone: 'open' | 'busy' | 'break' | 'soon';
  readonly time: Interval;
  readonly text: string;
  /** Its place beside the bands of the other hosts who take turns. */
  readonly lane?: { readonly index: number; readonly count: number };
};

const hourMillis = 60 * minuteMillis;

/** Returns the open hours of a day and what blocks them, cut off at the ends of the day. */
export function bandsOf(
  explanation: SlotExplanation,
  context: ExplanationContext,
): { open: readonly Band[]; against: readonly Band[] } {
  const day = dayOf(explanation, context);
  const all = explanation.layers.flatMap((layer) => inLane(bandsOfLayer(layer, { day, context }), layer));
  // All hosts have the same notice and the same window.
  const distinct = [...new Map(all.map((band) => [JSON.stringify(band), band])).values()];
  const inDay = distinct.flatMap((band) => {
    const time = { start: laterOf(band.time.start, day.start), end: earlierOf(band.time.end, day.end) };
    return time.start < time.end ? [{ ...band, time }] : [];
  });
  return {
    open: inDay.filter(({ tone }) => tone === 'open'),
    against: inDay.filter(({ tone }) => tone !== 'open'),
  };

  function inLane(bands: readonly Band[], layer: Layer): readonly Band[] {
    const ids = [...new Set(explanation.layers.flatMap((one) => hostIdOf(one) ?? []))];
    const id = hostIdOf(layer);
    if (id === undefined) return bands;
    const lane = ids.length > 1 && { lane: { index: ids.indexOf(id), count: ids.length } };
    return bands.map((band) => ({ ...band, ...lane, text: factsLine([context.hosts.get(id), band.text]) }));
  }
}

/**
 * Returns the hours to show: from one hour before the first open hours to one after the last, or the whole day if it
 * has none.
 */
export function shownHours(explanation: SlotExplanation, context: ExplanationContext): Interval {
  const day = dayOf(explanation, context);
  const open = explanation.layers.flatMap((layer) => (layer.kind === 'posted_hours' ? [intervalOf(layer)] : []));
  if (open.length === 0) return day;
  const first = Math.min(...open.map(({ start }) => start)) - hourMillis;
  const last = Math.max(...open.map(({ end }) => end)) + hourMillis;
  const floor = day.start + Math.floor((first - day.start) / hourMillis) * hourMillis;
  const ceiling = day.start + Math.ceil((last - day.start) / hourMillis) * hourMillis;
  return { start: laterOf(asInstant(floor), day.start), end: earlierOf(asInstant(ceiling), day.end) };
}

/** Returns the start of each hour in an interval. */
export function hoursIn({ start, end }: Interval): readonly Instant[] {
  const count = Math.ceil((end - start) / hourMillis);
  return Array.from({ length: count }, (_, index) => asInstant(start + index * hourMillis));
}

type DayContext = { readonly day: Interval; readonly context: ExplanationContext };

/** Returns what a layer shows on a day. */
export function bandsOfLayer(layer: Layer, { day, context }: DayContext): readonly Band[] {
  const { bands, perPeriod } = words.current;
  switch (layer.kind) {
    case 'posted_hours': {
      const time = intervalOf(layer);
      const text = (layer.source.override ? bands.override : bands.open)(rangeIn(time, context.zone));
      return [{ tone: 'open', time, text }];
    }
    case 'closed':
      return [{ tone: 'busy', time: intervalOf(layer), text: bands.closed }];
    case 'busy':
      return bookingBands(layer, context);
    case 'calendar': {
      const time = intervalOf(layer);
      const { name } = calendarOf(context, layer.source.calendar_id);
      return [{ tone: 'busy', time, text: bands.calendar(name, busyRangeIn(time, context.zone, now())) }];
    }
    case 'calendar_unread':
      return [
        {
          tone: 'soon',
          time: { ...day, start: requireInstant(layer.from) },
          text: bands.unread(words.current.aCalendar),
        },
      ];
    case 'notice': {
      const text = bands.notice(durationText(context.eventType.min_scheduling_notice));
      return [{ tone: 'soon', time: { ...day, end: requireInstant(layer.to) }, text }];
    }
    case 'window':
      return [{ tone: 'soon', time: { ...day, start: requireInstant(layer.from) }, text: bands.window }];
    case 'limit':
      return [{ tone: 'busy', time: intervalOf(layer), text: bands.limit(layer.most, perPeriod[layer.period]) }];
  }
}

/** Returns the bands of a booking: its own, and its buffers before and after. */
function bookingBands(layer: BookingLayer, context: ExplanationContext): readonly Band[] {
  const { bands } = words.current;
  const time = intervalOf(layer);
  const withBuffers = intervalOf(layer.source.with_buffers);
  const breaks = [
    { start: withBuffers.start, end: time.start },
    { start: time.end, end: withBuffers.end },
  ];
  const text = bands.booked(inviteeOf(layer), rangeIn(time, context.zone));
  return [
    { tone: 'busy', time, text },
    ...breaks
      .filter(({ start, end }) => start < end)
      .map((pause) => ({ tone: 'break' as const, time: pause, text: bands.breaks })),
  ];
}

function dayOf({ date }: SlotExplanation, { zone }: ExplanationContext): Interval {
  const local = date as LocalDate; // the server sends only real dates
  return { start: startOfDate(local, zone), end: endOfDate(local, zone) };
}
