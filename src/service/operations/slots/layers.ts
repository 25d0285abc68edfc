import type { SlotExplanation } from '../../../contract/index.ts';
import { type PostedHours, type RefusalCause, rangeOfDates } from '../../../slots/index.ts';
import {
  addDays,
  formatInstantIn,
  type Instant,
  type Interval,
  startOfDate,
  type ZoneName,
} from '../../../time/index.ts';
import type { BusyMeeting, Caller, ForeignBusyTime, Schedule } from '../../records/index.ts';
import type { Context } from '../context.ts';
import { onlyUserOf } from '../permissions/index.ts';

/** A meeting, or a busy time of the host's calendars. */
type Busy = BusyMeeting | ForeignBusyTime;
type Layer = SlotExplanation['layers'][number];
type Refusal = SlotExplanation['starts'][number]['refusals'][number];

/** Collects what decides about the starts of a day, each thing once, and links refusals to it. */
export type Layers = {
  addHours(hours: readonly PostedHours[]): void;
  addBusy(busy: readonly Busy[]): void;
  /** Returns a refusal for each of its causes. */
  refusalsOf(refusal: RefusalCause<Busy>): Refusal[];
  /** Returns the refusal of meetings that last beyond the time up to which calendars of the host were read. */
  refusalUnread(from: Instant): Refusal;
  list(): Layer[];
};

type LayerOptions = {
  readonly schedule: Schedule;
  /** The zone whose days limits and window count. */
  readonly limitsZone: ZoneName;
  /** The zone in which times are written. */
  readonly zone: ZoneName;
};

/** Creates the layers of a day, written in the requested zone. */
export function createLayers({ schedule, limitsZone, zone }: LayerOptions): Layers {
  const layers: Layer[] = [];
  const places = new Map<string, number>();
  const write = (instant: Instant) => formatInstantIn(instant, zone);
  const span = ({ start, end }: Interval) => ({ from: write(start), to: write(end) });

  /** Returns the index of a layer. Adds the layer if it is new. */
  function placeOf(layer: Layer): number {
    const key = JSON.stringify(layer);
    const place = places.get(key) ?? layers.push(layer) - 1;
    places.set(key, place);
    return place;
  }

  function busyLayer(busyTime: Busy): Layer {
    if ('calendarId' in busyTime) {
      return { kind: 'calendar', ...span(busyTime), source: { calendar_id: busyTime.calendarId } };
    }
    const { time, eventId, eventTypeId, ...busy } = busyTime;
    const source = { event_id: eventId, event_type_id: eventTypeId, with_buffers: span(busy) };
    return { kind: 'busy', ...span(time), source };
  }

  return {
    addHours(hours) {
      for (const { isOpen, isOverridden, ...interval } of hours) {
        const source = { availability_id: schedule.id, override: isOverridden };
        placeOf({ kind: isOpen ? 'posted_hours' : 'closed', ...span(interval), source });
      }
    },
    addBusy(busy) {
      for (const meeting of busy) placeOf(busyLayer(meeting));
    },
    refusalsOf(refusal) {
      const { reason } = refusal;
      const at = (layer: Layer): Refusal => ({ reason, layer: placeOf(layer) });
      switch (refusal.reason) {
        case 'notice':
          return [at({ kind: 'notice', to: write(refusal.earliest) })];
        case 'window':
          return [at({ kind: 'window', from: write(startOfDate(addDays(refusal.lastDate, 1), limitsZone)) })];
        case 'taken':
          return refusal.busy.map((meeting) => at(busyLayer(meeting)));
        case 'limit':
          return refusal.limits.map(({ dates, ...limit }) =>
            at({ kind: 'limit', ...span(rangeOfDates(dates, limitsZone)), ...limit }),
          );
        case 'outside_hours':
        case 'off_grid':
          return [{ reason }];
      }
    },
    refusalUnread: (from) => ({ reason: 'taken', layer: placeOf({ kind: 'calendar_unread', from: write(from) }) }),
    list: () => layers,
  };
}

/** Names the invitee in each layer of a booking, if the caller may read the event. */
export async function nameInvitees(
  { records }: Pick<Context, 'records'>,
  { caller, layers }: { readonly caller: Caller; readonly layers: Layer[] },
): Promise<Layer[]> {
  const ids = layers.flatMap((layer) => (layer.kind === 'busy' ? [layer.source.event_id] : []));
  if (ids.length === 0) return layers;
  const hostId = onlyUserOf(caller);
  const names = await records.listInviteeNames({ accountId: caller.accountId, eventIds: ids, hostId });
  return layers.map((layer) => {
    const name = layer.kind === 'busy' ? names.get(layer.source.event_id) : undefined;
    if (layer.kind !== 'busy' || name === undefined) return layer;
    return { ...layer, source: { ...layer.source, invitee_name: name } };
  });
}
