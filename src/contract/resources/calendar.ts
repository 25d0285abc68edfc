import * as v from 'valibot';

/** Why a calendar cannot be read. */
const calendarProblems = [
  'unauthorized',
  'not_found',
  'unreachable',
  'timeout',
  'refused_address',
  'redirected',
  'too_many_requests',
  'unexpected_status',
  'too_large',
  'too_complex',
  'too_many_calendars',
  'not_a_calendar',
  'cut_off',
  'unreadable',
  'emptied',
  'secret_lost',
] as const;

/** One of `calendarProblems`. */
export type CalendarProblem = (typeof calendarProblems)[number];

/** Which entries of a calendar block times: those marked as busy, all, or none. */
export const blockingRules = ['busy', 'all', 'nothing'] as const;

/** What happens to a host's times when a calendar has been unreadable for six hours. */
export const unreachableRules = ['close', 'keep'] as const;

/** A feed, or an account on a calendar server, whose busy times block the host. Its address is never shown again. */
export const CalendarConnection = v.object({
  id: v.string(),
  kind: v.picklist(['feed', 'caldav']),
  name: v.string(),
  server: v.string(),
  user_id: v.number(),
  when_unreachable: v.picklist(unreachableRules),
  /** An ignored calendar blocks no slots, even while it cannot be read. */
  ignored: v.boolean(),
  /**
   * `stale` after half an hour without a reading, and `unreachable` after six hours, when the host may be closed. Always
   * `current` if it blocks nothing.
   */
  state: v.picklist(['current', 'stale', 'unreachable']),
  read_at: v.nullable(v.string()),
  covered_until: v.nullable(v.string()),
  problem: v.nullable(v.picklist(calendarProblems)),
  problem_since: v.nullable(v.string()),
  /** Why some calendars of the account are not read, so that they block nothing; null if all of them are read. */
  left_out_problem: v.nullable(v.picklist(calendarProblems)),
  calendars: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      blocks: v.picklist(blockingRules),
      /**
       * Whether bookings of the user are written into it. They are written into at most one of the user's calendars.
       */
      is_written_to: v.boolean(),
      /** Why the last booking could not be written into it; null if it was written. */
      write_problem: v.nullable(v.picklist(calendarProblems)),
      /** Busy times in the next 30 days. */
      busy_times: v.number(),
      next_busy: v.nullable(v.string()),
      /** Entries that cannot be read in full: only the times that are certain block. */
      unreadable_entries: v.number(),
      /** The lines of a feed in which the first three of them begin; empty for a calendar on a server. */
      unreadable_lines: v.array(v.number()),
      /** Times in an unknown zone, which are read in the zone of the calendar. */
      doubtful_times: v.number(),
    }),
  ),
  created_at: v.string(),
  updated_at: v.string(),
});

export type CalendarConnection = v.InferOutput<typeof CalendarConnection>;

/** The busy times in the calendars of a user. Touching times of the same calendars are joined. */
export const BusyTime = v.object({ start: v.string(), end: v.string(), calendar_ids: v.array(v.string()) });

export type BusyTime = v.InferOutput<typeof BusyTime>;

/** A booking whose entry the host has deleted from their calendar. */
export const DeletedEntry = v.object({
  event_id: v.string(),
  user_id: v.number(),
  calendar_id: v.string(),
  /** When the deletion was noticed. */
  noticed_at: v.string(),
});

export type DeletedEntry = v.InferOutput<typeof DeletedEntry>;

/** A booking whose entry the host has moved to another time in their calendar. */
export const MovedEntry = v.object({
  event_id: v.string(),
  user_id: v.number(),
  calendar_id: v.string(),
  /** When the entry begins in the calendar. */
  start: v.string(),
  /** When the move was noticed. */
  noticed_at: v.string(),
});

export type MovedEntry = v.InferOutput<typeof MovedEntry>;

/** The user's bookings as an iCalendar feed. Anyone who has one of its addresses can read it. */
export const CalendarFeed = v.object({
  /**
   * Null until the host creates one, for a key without the scope `settings`, and for a person who has not recently
   * confirmed who they are.
   */
  url: v.nullable(v.string()),
  /** The same times without names, places or descriptions. This address does not reveal the other one. */
  busy_url: v.nullable(v.string()),
  rotated_at: v.nullable(v.string()),
});

export type CalendarFeed = v.InferOutput<typeof CalendarFeed>;
