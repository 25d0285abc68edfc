import { maxSlots, ok, type Result, type Slots } from '../../../contract/index.ts';
import { findSlotsInSteps, groupByDate, type SlotQuestion } from '../../../slots/index.ts';
import type { Instant, ZoneName } from '../../../time/index.ts';
import type { Computations } from '../computations.ts';
import { type DatesInZone, refuseDates } from './dates-that-fit.ts';

type Steps = Pick<Computations, 'nextStep'>;

/** How many slots are written in one step. */
const slotsPerStep = 500;

/**
 * Finds and writes the slots that any of the questions has, one question for each host, as `findSlots` and
 * `groupByDate` do, in steps between which other requests are served. Refuses dates with more slots than a response can
 * hold.
 */
export async function listInSteps(
  questions: readonly [SlotQuestion, ...SlotQuestion[]],
  datesInZone: DatesInZone,
  steps: Steps,
): Promise<Result<Slots['slots']>> {
  const [{ rules }, ...others] = questions;
  let starts = await findInSteps(questions[0], steps);
  for (const question of others) starts = mergeStarts(starts, await findInSteps(question, steps));
  const tooMany = starts[maxSlots];
  if (tooMany !== undefined) return refuseDates(datesInZone, { tooMany, noun: 'slots' });
  return ok(await writeInSteps(starts, { ...datesInZone, durationMinutes: rules.durationMinutes }, steps));
}

/** Finds the starts of one host, up to the first that a response has no room for. */
async function findInSteps(question: SlotQuestion, { nextStep }: Steps): Promise<Instant[]> {
  const starts: Instant[] = [];
  for (const batch of findSlotsInSteps(question)) {
    starts.push(...batch);
    if (starts.length > maxSlots) break;
    await nextStep();
  }
  return starts;
}

/** Returns the starts of both, each once, ascending. */
function mergeStarts(one: readonly Instant[], other: readonly Instant[]): Instant[] {
  return [...new Set([...one, ...other])].sort((a, b) => a - b);
}

/** Finds the first bookable start, in steps between which other requests are served. */
export async function findNextInSteps(question: SlotQuestion, { nextStep }: Steps): Promise<Instant | undefined> {
  for (const [first] of findSlotsInSteps(question)) {
    if (first !== undefined) return first;
    await nextStep();
  }
  return undefined;
}

type WriteOptions = DatesInZone & { readonly durationMinutes: number; readonly zone: ZoneName };

async function writeInSteps(starts: readonly Instant[], options: WriteOptions, steps: Steps): Promise<Slots['slots']> {
  const slotsByDate: Slots['slots'] = {};
  for (let from = 0; from < starts.length; from += slotsPerStep) {
    const batch = groupByDate(starts.slice(from, from + slotsPerStep), options);
    for (const [date, slots] of Object.entries(batch)) {
      const slotsOfDate = slotsByDate[date];
      if (slotsOfDate) slotsOfDate.push(...slots);
      else slotsByDate[date] = slots;
    }
    await steps.nextStep();
  }
  return slotsByDate;
}
