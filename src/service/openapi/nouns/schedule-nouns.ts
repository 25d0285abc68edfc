import {
  Availability,
  AvailabilityEventType,
  BookingFormField,
  DateOverride,
  DayCoverage,
  EventType,
  EventTypeCoverage,
  EventTypeDistribution,
  EventTypeHost,
  EventTypeLocation,
  HostCoverage,
  HostDistribution,
  Hours,
  Location,
  Period,
  Slot,
  SlotExplanation,
  Slots,
} from '../../../contract/index.ts';
import { instant, span, times } from './formats.ts';
import type { Noun } from './noun.ts';

/** Schedules, event types and their times. */
export const scheduleNouns = {
  Period: {
    schema: Period,
    description: 'Open from `start` until `end`, both `HH:MM` in the time zone of the schedule.',
  },
  DateOverride: {
    schema: DateOverride,
    description:
      'Hours for the dates `from` to `to`, both included, that replace those of their weekdays. Without a period the dates are closed. Dates are in the time zone of the schedule.',
  },
  Hours: { schema: Hours, description: 'Open hours by weekday; an absent weekday is closed.' },
  Availability: {
    schema: Availability,
    description: 'A weekly schedule of open hours.',
    parts: times,
  },
  AvailabilityEventType: {
    schema: AvailabilityEventType,
    description: 'An event type that uses a schedule, itself or for one of its hosts.',
  },
  Location: { schema: Location, description: 'Where a meeting takes place.' },
  EventTypeLocation: { schema: EventTypeLocation, description: 'Where meetings of an event type take place.' },
  EventTypeHost: { schema: EventTypeHost, description: 'A host who takes turns with others for an event type.' },
  EventTypeDistribution: {
    schema: EventTypeDistribution,
    description: 'How the meetings of a range of dates were distributed among the hosts who take turns.',
    parts: { from: { format: 'date' }, to: { format: 'date' } },
  },
  HostDistribution: {
    schema: HostDistribution,
    description: 'What one of the hosts who take turns got of the meetings of a range.',
    parts: { last_assigned_at: { anyOf: [{ type: 'string', ...instant }, { type: 'null' }] } },
  },
  EventTypeCoverage: {
    schema: EventTypeCoverage,
    description:
      'How much of each day of a range each host of an event type can be booked. An inactive event type is treated as if it were active.',
  },
  HostCoverage: {
    schema: HostCoverage,
    description: 'How much of each day a host can be booked.',
    parts: { calendar_unread_from: { anyOf: [{ type: 'string', ...instant }, { type: 'null' }] } },
  },
  DayCoverage: {
    schema: DayCoverage,
    description:
      'How much of a day a host can be booked: the minutes that meetings which begin on that date could take. Times that the notice or the booking window excludes do not count.',
    parts: { date: { format: 'date' } },
  },
  EventType: {
    schema: EventType,
    description: 'A meeting that can be booked. Durations, buffers and notice are in minutes.',
    parts: {
      ...times,
    },
  },
  BookingFormField: {
    schema: BookingFormField,
    description: 'One question of an event type’s booking form. Changing one changes `updated_at` of the event type.',
  },
  Slot: { schema: Slot, description: 'A bookable time, with the offset of the requested time zone.', parts: span },
  Slots: {
    schema: Slots,
    description: 'Bookable times by the local date of their start; dates without any are omitted.',
    parts: {
      next_available: {
        anyOf: [{ type: 'string', ...instant }, { type: 'null' }],
        description: 'Present only if there are none: the first start within 366 days after the range, or null.',
      },
      bookable_until: {
        ...instant,
        description:
          'No later start is offered in any range: the booking window ends, or the busy times of the host’s other calendars are not known after that. Absent if there is no such end.',
      },
    },
  },
  SlotExplanation: {
    schema: SlotExplanation,
    description:
      'Why each start of a day is offered or not. `refusals` lists every reason against a start; `layer` is the index in `layers` of its cause. Ignore kinds of layers that you do not know: more may be added.',
    parts: {
      date: { format: 'date' },
      offered: { description: 'The starts that are offered: exactly those of the slots.' },
      layers: {
        description:
          'What decides which starts are offered: open hours of the schedule (`posted_hours`), dates without open hours (`closed`), bookings (`busy`), busy times in connected calendars (`calendar`), the time from which those are unknown (`calendar_unread`), the required notice (`notice`), the end of the booking window (`window`) and limits that have been reached (`limit`).',
      },
      starts: { description: 'Every start of the day, or the requested one, with the reasons against it.' },
    },
  },
} satisfies Readonly<Record<string, Noun>>;
