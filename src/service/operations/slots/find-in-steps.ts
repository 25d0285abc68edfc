import { mostSlots, ok, type Result, type Slots } from '../../../contract/index.ts';
import { findSlotsInSteps, groupByDate, type SlotQuestion } from '../../../slots/index.ts';
import type { Instant, ZoneName } from '../../../time/index.ts';
import type { Computations } from '../computations.ts';
import { type DatesInZone, refuseDates } from './dates-that-fit.ts';

type Steps = Pick<Computations, 'nextStep'>;

/** How many slots are written in one step. */
const writtenPerStep = 500;

/**
 * Finds and writes slots as `findSlots` and `groupByDate` do, in steps between which other requests are served. Refuses
 * dates with more slots than a response can hold, as soon as it has counted that many.
 */
export async function listInSteps(
  question: SlotQuestion,
  datesInZone: DatesInZone,
  steps: Steps,
): Promise<Result<Slots['slots']>> {
  const starts: Instant[] = [];
  for (const found of findSlotsInSteps(question)) {
    starts.push(...found);
    const tooMany = starts[mostSlots];
    if (tooMany !== undefined) return refuseDates(datesInZone, { tooMany, noun: 'slots' });
    await steps.nextStep();
  }
  return ok(await writeInSteps(starts, { ...datesInZone, durationMinutes: question.rules.durationMinutes }, steps));
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
  const written: Slots['slots'] = {};
  for (let from = 0; from < starts.length; from += writtenPerStep) {
    const grouped = groupByDate(starts.slice(from, from + writtenPerStep), options);
    for (const [date, slots] of Object.entries(grouped)) {
      const known = written[date];
      if (known) known.push(...slots);
      else written[date] = slots;
    }
    await steps.nextStep();
  }
  return written;
}
