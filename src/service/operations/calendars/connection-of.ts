import type { CalendarConnection } from '../../../contract/index.ts';
import { addMinutes, asInstant, formatInstant, type Instant } from '../../../time/index.ts';
import {
  type BusySummary,
  type CalendarSource,
  canBlock,
  hasNotBeenReadFor,
  type Records,
  staleMinutes,
  unreachableMinutes,
} from '../../records/index.ts';

/** How far ahead busy times are counted. */
const countedMinutes = 30 * 24 * 60;

/** Writes sources of an account in the form of the API, without their addresses and passwords. */
export async function connectionsOf(
  records: Pick<Records, 'summarizeBusyTimes'>,
  sources: readonly CalendarSource[],
  now: Instant,
): Promise<CalendarConnection[]> {
  const range = { start: now, end: addMinutes(now, countedMinutes) };
  const [first] = sources;
  if (!first) return [];
  const sourceIds = sources.map(({ id }) => id);
  const busy = await records.summarizeBusyTimes({ accountId: first.accountId, sourceIds, range });
  const byCalendar = new Map(busy.map((summary) => [summary.calendarId, summary]));
  return sources.map((source) => connectionOf(source, byCalendar, now));
}

function connectionOf(
  source: CalendarSource,
  byCalendar: ReadonlyMap<string, BusySummary>,
  now: Instant,
): CalendarConnection {
  const blocking = source.calendars.filter(canBlock);
  const ends = hasUnread(source) ? [] : blocking.flatMap(({ coveredUntil }) => coveredUntil ?? []);
  return {
    id: source.id,
    kind: source.kind,
    name: source.name,
    server: source.server,
    user_id: source.userId,
    when_unreachable: source.whenUnreachable,
    ignored: source.isIgnored,
    state: stateOf(source, now),
    read_at: formatOptional(source.readAt),
    covered_until: ends.length === 0 ? null : formatInstant(asInstant(Math.min(...ends)), 0),
    problem: source.problem,
    problem_since: formatOptional(source.problemSince),
    left_out_problem: source.leftOutProblem,
    calendars: source.calendars.map(({ id, name, blocks, ...calendar }) => {
      const { isWrittenTo, writeProblem, unreadable, unreadableLines, doubtful } = calendar;
      const busy = byCalendar.get(id);
      return {
        id,
        name,
        blocks,
        is_written_to: isWrittenTo,
        write_problem: writeProblem,
        busy_times: busy?.count ?? 0,
        next_busy: formatOptional(busy?.next ?? null),
        unreadable_entries: unreadable,
        unreadable_lines: [...unreadableLines],
        doubtful_times: doubtful,
      };
    }),
    created_at: formatInstant(source.createdAt, 0),
    updated_at: formatInstant(source.updatedAt, 0),
  };
}

/** Returns whether a blocking calendar has not been read yet: it may just have been set to block. */
function hasUnread({ calendars }: CalendarSource): boolean {
  return calendars.some((calendar) => canBlock(calendar) && calendar.coveredUntil === null);
}

function stateOf(source: CalendarSource, now: Instant): CalendarConnection['state'] {
  if (!source.calendars.some(canBlock)) return 'current';
  if (hasUnread(source) || hasNotBeenReadFor(source, { minutes: unreachableMinutes, now })) return 'unreachable';
  return hasNotBeenReadFor(source, { minutes: staleMinutes, now }) ? 'stale' : 'current';
}

function formatOptional(instant: Instant | null): string | null {
  return instant === null ? null : formatInstant(instant, 0);
}
