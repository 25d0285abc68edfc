import type { SlotExplanation } from '../../../contract/index.ts';
import { addDays, addMinutes, type Interval, localDateAt, overlaps, requireInstant } from '../../../time/index.ts';
import { now } from '../../data/index.ts';
import { busyRangeIn, durationText, factsLine, rangeIn, relativeTime } from '../../formats/index.ts';
import { locale } from '../../words/index.ts';
import { bandsOfLayer } from './bands.ts';
import {
  calendarOf,
  type ExplanationContext,
  hostIdOf,
  intervalOf,
  inviteeOf,
  type Layer,
} from './explanation-context.ts';
import { words } from './words/index.ts';

type Start = SlotExplanation['starts'][number];
type Refusal = Start['refusals'][number];

/** Returns why a start is not offered: a sentence for each reason, without repeats. */
export function sentencesOf(
  start: Start,
  explanation: SlotExplanation,
  context: ExplanationContext,
): readonly string[] {
  const from = requireInstant(start.start);
  const meeting = { start: from, end: addMinutes(from, explanation.duration) };
  const all = start.refusals.map((refusal) => {
    const layer = refusal.layer === undefined ? undefined : explanation.layers[refusal.layer];
    const cause = { layer, meeting, context };
    return sentenceOfColleague(refusal, cause) ?? sentenceOf(refusal, cause);
  });
  return [...new Set(all)];
}

type Cause = { readonly layer: Layer | undefined; readonly meeting: Interval; readonly context: ExplanationContext };

function sentenceOf({ reason }: Refusal, { layer, meeting, context }: Cause): string {
  const { sentences, withinPeriod } = words.current;
  if (reason === 'notice') return sentences.notice(durationText(context.eventType.min_scheduling_notice));
  switch (layer?.kind) {
    case 'closed':
      return sentences.closed;
    case 'busy': {
      const [name, time] = [inviteeOf(layer), intervalOf(layer)];
      const range = rangeIn(time, context.zone);
      return overlaps(time, meeting) ? sentences.booked(name, range) : sentences.tooClose(name, range);
    }
    case 'calendar':
      return calendarSentence(layer, { meeting, context });
    case 'calendar_unread':
      return sentences.unread(words.current.aCalendar);
    case 'window':
      return sentences.window(lastDayBefore(layer.from, context));
    case 'limit':
      return sentences.limit(layer.count, withinPeriod[layer.period]);
    default:
      return reason === 'limit' ? sentences.limitUnknown : sentences[reason === 'window' ? 'outside_hours' : reason];
  }
}

/** Returns which colleague a refusal is about, and what excludes it; undefined if it is not about one. */
function sentenceOfColleague(refusal: Refusal, { layer, meeting, context }: Cause): string | undefined {
  const ofHours = refusal.reason === 'outside_hours' ? refusal.host_id : undefined;
  const id = layer ? hostIdOf(layer) : ofHours;
  if (id === undefined || id === context.myId) return undefined;
  if (!layer) return factsLine([context.hosts.get(id), words.current.bands.closed]);
  const bands = bandsOfLayer(layer, { day: meeting, context });
  const band = bands.find(({ time }) => overlaps(time, meeting)) ?? bands[0];
  return factsLine([context.hosts.get(id), band?.text]);
}

function calendarSentence(
  layer: Extract<Layer, { kind: 'calendar' }>,
  { meeting, context }: Omit<Cause, 'layer'>,
): string {
  const { sentences } = words.current;
  const { name, readAt } = calendarOf(context, layer.source.calendar_id);
  const time = intervalOf(layer);
  const range = busyRangeIn(time, context.zone, now());
  if (!overlaps(time, meeting)) return sentences.tooCloseToCalendar(name, range);
  return sentences.calendar(name, range, readAt === undefined ? '–' : relativeTime(readAt, now()));
}

function lastDayBefore(from: string, { zone }: ExplanationContext): string {
  return locale().formats.fullDate(addDays(localDateAt(requireInstant(from), zone), -1));
}
