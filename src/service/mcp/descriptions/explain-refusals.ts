import * as v from 'valibot';
import { type Refusal, refusals, type SlotExplanation } from '../../../contract/index.ts';
import { requireInstant, type ZoneName } from '../../../time/index.ts';
import { describeClock, describeInstant } from './describe-time.ts';

type Layer = SlotExplanation['layers'][number];

/** Why an account without a schedule has no open hours. */
export const noSchedule = 'The account has no schedule, so it has no open hours.';

/** Why a start is refused, for programs and in a sentence. */
export const Reason = v.object({
  reason: v.picklist([...refusals, 'no_schedule', 'inactive']),
  because: v.string(),
  /** Whom it concerns; only if several hosts take turns. */
  hosts: v.optional(v.array(v.string())),
  more_hosts: v.optional(v.number()),
});

export type Reason = v.InferOutput<typeof Reason>;

/** The most causes of one kind to name one by one, such as bookings: one for each period of a limit. */
const maxOfKind = 4;

/** The most hosts to name for one reason. */
const maxHosts = 5;

type ReasonOptions = {
  readonly zone: ZoneName;
  /** The names of the hosts who take turns, by their id. */
  readonly names: ReadonlyMap<number, string>;
};

/**
 * Returns the reasons that exclude the only start of an explanation, with their causes. Hosts with the same reason share
 * it, and many causes of one kind are counted.
 */
export function reasonsOf({ starts, layers, reason }: SlotExplanation, { zone, names }: ReasonOptions): Reason[] {
  if (reason === 'no_schedule') return [{ reason, because: noSchedule }];
  if (reason === 'inactive') return [{ reason, because: 'The event type is not active.' }];
  const causes = (starts[0]?.refusals ?? []).map(({ reason, layer: index, host_id: hostId }): Cause => {
    const hostLayers = layers.filter(({ host_id }) => host_id === hostId);
    const layer = index === undefined ? undefined : layers[index];
    return {
      reason,
      kind: layer?.kind ?? reason,
      because: sentenceOf(reason, { layer, layers: hostLayers, zone }),
      hostId,
    };
  });
  const byKind = Map.groupBy(causes, ({ kind }) => kind);
  return [...byKind].flatMap(([kind, causesOfKind]) => {
    const groupsBySentence = [...Map.groupBy(causesOfKind, ({ because }) => because)];
    const because = groupsBySentence.length > maxOfKind ? sentenceForMany(kind, causesOfKind.length) : undefined;
    const groups = because === undefined ? groupsBySentence : [[because, causesOfKind] as const];
    return groups.map(([because, group]) => reasonFor(group, { because, names }));
  });
}

/** Writes reasons as a text, each with its hosts. */
export function reasonsText(reasons: readonly Reason[]): string {
  return reasons
    .map(({ because, hosts, more_hosts: others }) => {
      const names = others === undefined ? hosts : [...(hosts ?? []), `${others} more`];
      return names ? `${names.join(', ')}: ${because}` : because;
    })
    .join(' ');
}

type Cause = Pick<Reason, 'reason' | 'because'> & {
  readonly kind: Layer['kind'] | Refusal;
  readonly hostId: number | undefined;
};

/** Returns the reason that several causes have in common. */
function reasonFor(
  causes: readonly Cause[],
  { because, names }: { readonly because: string; readonly names: ReadonlyMap<number, string> },
): Reason {
  const ids = new Set(causes.flatMap(({ hostId }) => (hostId === undefined ? [] : [hostId])));
  const hosts = [...ids].flatMap((id) => names.get(id) ?? []);
  return {
    // The causes are of one kind, so their reason is the same.
    reason: causes[0]?.reason ?? 'taken',
    because,
    ...(hosts.length > 0 && { hosts: hosts.slice(0, maxHosts) }),
    ...(hosts.length > maxHosts && { more_hosts: hosts.length - maxHosts }),
  };
}

/** Returns the sentence for many different causes of a kind; undefined if there are never many. */
function sentenceForMany(kind: Cause['kind'], count: number): string | undefined {
  switch (kind) {
    case 'busy':
      return `There are ${count} bookings at this time, including buffers.`;
    case 'calendar':
      return `Calendars of the hosts are busy at this time, with ${count} entries.`;
    case 'calendar_unread':
      return 'The calendars of these hosts are not known that far.';
    case 'limit':
      return 'Limits of bookings have been reached.';
    case 'outside_hours':
      return 'The meeting does not fit into the open hours of these hosts on this day.';
    default:
      return undefined;
  }
}

type Day = { readonly layers: readonly Layer[]; readonly zone: ZoneName };

function sentenceOf(reason: Refusal, { layer, layers, zone }: Day & { readonly layer: Layer | undefined }): string {
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
