import { BusyTime, CalendarConnection, CalendarFeed, DeletedEntry, MovedEntry } from '../../../contract/index.ts';
import { instant, span, times, uuid } from './formats.ts';
import type { Noun } from './noun.ts';

/** Connected calendars, and the feed of an account’s own bookings. */
export const calendarNouns = {
  CalendarConnection: {
    schema: CalendarConnection,
    description:
      'A feed, or an account on a calendar server, whose busy times block slots. Its address and password are never shown. ' +
      'It is `stale` when it was last read more than half an hour ago, and `unreachable` after six hours. No slot of the ' +
      'user is then offered, unless `when_unreachable` is `keep` or `ignored` is true. A connection that blocks nothing ' +
      'is always `current`.',
    parts: {
      id: uuid,
      read_at: { anyOf: [{ type: 'string', ...instant }, { type: 'null' }], description: 'When it was last read.' },
      covered_until: {
        anyOf: [{ type: 'string', ...instant }, { type: 'null' }],
        description: 'The time up to which busy times are known. No later slot is offered.',
      },
      problem: { description: 'Why it cannot be read now, or null.' },
      left_out_problem: {
        description:
          'Why some calendars of the account are not read, so that they block no slots. Null if all of them are read.',
      },
      problem_since: { anyOf: [{ type: 'string', ...instant }, { type: 'null' }] },
      calendars: {
        description:
          'Its calendars, with the number of busy times in the next 30 days. `blocks` says which entries block slots: those ' +
          'that are marked as busy (`busy`), all of them (`all`), or none (`nothing`). `is_written_to` says whether bookings ' +
          'are written into it, and `write_problem` says why the last one could not be written.',
      },
      ...times,
    },
  },
  BusyTime: {
    schema: BusyTime,
    description: 'A time when a user is busy, and the connected calendars that it comes from.',
    parts: span,
  },
  DeletedEntry: {
    schema: DeletedEntry,
    description:
      'A confirmed event that was written into the calendar of its host, and that the host has deleted there. It is not ' +
      'canceled by that: cancel it, or restore the entry.',
    parts: {
      event_id: { ...uuid, description: 'The event, which is still confirmed.' },
      calendar_id: { ...uuid, description: 'The calendar that it was deleted from, by its `id` in the connection.' },
      noticed_at: { type: 'string', ...instant, description: 'When it was found to be missing from the calendar.' },
    },
  },
  MovedEntry: {
    schema: MovedEntry,
    description:
      'A confirmed event that was written into the calendar of its host, and that the host has moved to another time there. ' +
      'It is not rescheduled by that: reschedule it, or restore the entry.',
    parts: {
      event_id: { ...uuid, description: 'The event, which is still at its own time.' },
      calendar_id: { ...uuid, description: 'The calendar that it was written into, by its `id` in the connection.' },
      start: { type: 'string', ...instant, description: 'When the entry begins in the calendar.' },
      noticed_at: { type: 'string', ...instant, description: 'When it was first found at another time.' },
    },
  },
  CalendarFeed: {
    schema: CalendarFeed,
    description:
      'The bookings of a user as an iCalendar feed, to subscribe to in a calendar. Its addresses are secret: anyone who has one ' +
      'can read it. They are null until the first rotation, if the secret that encrypts them is lost, and for a key without ' +
      'the scope `settings`.',
    parts: {
      url: { description: 'The address of the feed, or null.' },
      busy_url: { description: 'The same without names, places and descriptions, or null.' },
      rotated_at: {
        anyOf: [{ type: 'string', ...instant }, { type: 'null' }],
        description: 'When the addresses were created, or null.',
      },
    },
  },
} satisfies Readonly<Record<string, Noun>>;
