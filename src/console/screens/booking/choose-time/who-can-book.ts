import type { SlotExplanation } from '../../../../contract/index.ts';
import { addMinutes, type Interval, overlaps, requireInstant } from '../../../../time/index.ts';
import { type ExplanationContext, intervalOf, sentencesOf, whyWords } from '../../why/index.ts';

/** Who can book a time: invitees, only the host, or no one. */
export type Bookability =
  | { readonly kind: 'offered' }
  | { readonly kind: 'exception' | 'impossible'; readonly reasons: readonly string[] };

type Start = SlotExplanation['starts'][number];
type Refusal = Start['refusals'][number];

/** Returns who can book the explained start, for a new or a rescheduled booking. */
export function whoCanBook(
  explanation: SlotExplanation,
  context: ExplanationContext,
  { isRescheduling }: { isRescheduling: boolean },
): Bookability {
  const { inactive, sentences } = whyWords.current;
  // An existing booking can still be rescheduled.
  if (explanation.reason === 'inactive')
    return { kind: isRescheduling ? 'exception' : 'impossible', reasons: [inactive] };
  const [start] = explanation.starts;
  if (!start) return { kind: 'exception', reasons: [sentences.outside_hours] };
  if (start.refusals.length === 0) return { kind: 'offered' };
  const reasons = sentencesOf(start, explanation, context);
  const from = requireInstant(start.start);
  const meeting = { start: from, end: addMinutes(from, explanation.duration) };
  const hostRefusals = start.refusals.filter((refusal) => bindsHost(refusal, explanation, meeting));
  // If several hosts take turns, one free host is enough.
  const isImpossible = start.refusals.every(({ host_id: id }) => hostRefusals.some(({ host_id }) => host_id === id));
  return { kind: isImpossible ? 'impossible' : 'exception', reasons };
}

/**
 * Returns whether a refusal also applies to the host: the time is taken, or not known to be free. A break does not
 * apply.
 */
function bindsHost({ reason, layer: index }: Refusal, { layers }: SlotExplanation, meeting: Interval): boolean {
  if (reason !== 'taken') return false;
  const layer = index === undefined ? undefined : layers[index];
  return layer?.kind === 'busy' || layer?.kind === 'calendar' ? overlaps(intervalOf(layer), meeting) : true;
}
