import { addMinutes, asInstant, type Interval, type Minutes } from '../time/index.ts';

/** How much of a range is read at once: the first slot mostly lies within a week. */
const strideMinutes: Minutes = 7 * 24 * 60;

/** Cuts a range into stretches of a week; one that is empty or backwards has none. */
export function* stretchesOf(range: Interval): Generator<Interval> {
  let { start } = range;
  while (start < range.end) {
    const end = asInstant(Math.min(addMinutes(start, strideMinutes), range.end));
    yield { start, end };
    start = end;
  }
}
