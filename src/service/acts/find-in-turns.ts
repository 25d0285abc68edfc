import { setImmediate } from 'node:timers/promises';
import type { Slots } from '../../contract/index.ts';
import { type Dates, findSlots, groupByDate, type SlotQuestion } from '../../slots/index.ts';
import { addMinutes, asInstant, type Interval, type Minutes, type ZoneName } from '../../time/index.ts';

/** How much is found and written before others are served: a month of slots takes a few milliseconds. */
const turnMinutes: Minutes = 31 * 24 * 60;

/**
 * Finds and writes slots as `findSlots` and `groupByDate` do, a month at a time. A year of slots of a minute each takes a
 * second or so, for which nobody else should have to wait.
 */
export async function findInTurns(question: SlotQuestion, zone: ZoneName, dates: Dates): Promise<Slots['slots']> {
  const found: Slots['slots'] = {};
  const { durationMinutes } = question.rules;
  const turns = turnsOf(question.range);
  for (const [turn, range] of turns.entries()) {
    if (turn > 0) await setImmediate();
    const starts = findSlots({ ...question, range });
    for (const [date, slots] of Object.entries(groupByDate(starts, { durationMinutes, zone, dates }))) {
      // The day on which one turn ends and the next begins.
      found[date] = [...(found[date] ?? []), ...slots];
    }
  }
  return found;
}

function turnsOf({ start, end }: Interval): Interval[] {
  const turns: Interval[] = [];
  for (let from = start; from < end; from = addMinutes(from, turnMinutes)) {
    turns.push({ start: from, end: asInstant(Math.min(addMinutes(from, turnMinutes), end)) });
  }
  return turns;
}
