import type { Refusal, SlotExplanation } from '../../../contract/index.ts';
import { requireInstant, type ZoneName } from '../../../time/index.ts';
import { describeClock, describeInstant } from './describe-time.ts';

type Layer = SlotExplanation['layers'][number];

/** Why an account without a schedule has no open hours. */
export const noSchedule = 'The account has no schedule, so it has no open hours.';

/** Why a start is refused, for programs and in a sentence. */
export type Reason = { readonly reason: Refusal | 'no_schedule' | 'inactive'; readonly because: string };

/**
 * Returns every reason that excludes the only start of an explanation, with its cause. A reason that several hosts
 * share is named once.
 */
export function reasonsOf({ starts, layers, reason }: SlotExplanation, zone: ZoneName): Reason[] {
  if (reason === 'no_schedule') return [{ reason, because: noSchedule }];
  if (reason === 'inactive') return [{ reason, because: 'The event type is not active.' }];
  const reasons = (starts[0]?.refusals ?? []).map(({ reason: refused, layer, host_id: hostId }): Reason => {
    const ofHost = layers.filter(({ host_id }) => host_id === hostId);
    const cause = layer === undefined ? undefined : layers[layer];
    return { reason: refused, because: sentenceOf(refused, cause, { layers: ofHost, zone }) };
  });
  return reasons.filter(({ because }, index) => reasons.findIndex((one) => one.because === because) === index);
}

type Day = { readonly layers: readonly Layer[]; readonly zone: ZoneName };

function sentenceOf(reason: Refusal, layer: Layer | undefined, { layers, zone }: Day): string {
  switch (layer?.kind) {
    case 'busy': {
      const { from, to } = layer.source.with_buffers;
      return `There is a booking from ${when(from, zone)} to ${when(to, zone)}, including buffers.`;
    }
    case 'calendar':
      return `A calendar of the host is busy from ${when(layer.from, zone)} to ${when(layer.to, zone)}.`;
    case 'calendar_unread':
      return `The host’s calendars are known only until ${when(layer.from, zone)}.`;
    case 'notice':
      return `The required notice ends at ${when(layer.to, zone)}.`;
    case 'window':
      return `The booking window ends at ${when(layer.from, zone)}.`;
    case 'limit':
      return `The limit of ${layer.most} per ${layer.period} has been reached until ${when(layer.to, zone)}.`;
    default:
      return sentenceAlone(reason, { layers, zone });
  }
}

/** Returns the sentence of a refusal that no layer of the day explains. */
function sentenceAlone(reason: Refusal, { layers, zone }: Day): string {
  switch (reason) {
    case 'off_grid':
      return 'No meeting starts at this minute: start times are counted from the beginning of the open hours.';
    case 'outside_hours':
      return `The meeting does not fit into the open hours of this day: ${hoursIn(layers, zone)}.`;
    // Days before or after all dates have no layers.
    case 'notice':
      return 'This time has passed.';
    case 'window':
      return 'This time is too far in the future.';
    case 'taken':
    case 'limit':
      // A layer always explains these.
      throw new Error(`The refusal "${reason}" names no layer.`);
  }
}

function hoursIn(layers: readonly Layer[], zone: ZoneName): string {
  const open = layers.flatMap((layer) =>
    layer.kind === 'posted_hours' ? [`${clock(layer.from, zone)}–${clock(layer.to, zone)}`] : [],
  );
  if (open.length > 0) return open.join(', ');
  const isOverridden = layers.some((layer) => layer.kind === 'closed' && layer.source.override);
  return isOverridden ? 'closed by an override of this date' : 'closed';
}

function when(text: string, zone: ZoneName): string {
  return describeInstant(requireInstant(text), zone);
}

function clock(text: string, zone: ZoneName): string {
  return describeClock(requireInstant(text), zone);
}
