import { type Clock, formatInstant, type Instant } from '../time/index.ts';

/** Failures of one kind that are logged together. */
export type Failures = {
  readonly count: number;
  /** When the first of them happened, ISO 8601. */
  readonly since: string;
  /** The last of them. */
  readonly error: Error;
};

export type FailureTallyOptions = {
  readonly clock: Clock;
  /** Receives the first failure immediately, then all further ones at most once a second. */
  readonly report: (failures: Failures) => void;
};

const reportMillis = 1000;

/**
 * Counts failures that one cause can trigger hundreds of times a second, as every request does during a database
 * outage.
 */
export function createFailureTally({ clock, report }: FailureTallyOptions): (error: Error) => void {
  let failures: { count: number; readonly since: Instant; error: Error } | undefined;
  let isPausing = false;

  function reportNow(): void {
    isPausing = failures !== undefined;
    if (!failures) return;
    const { count, since, error } = failures;
    failures = undefined;
    report({ count, since: formatInstant(since, 0), error });
    setTimeout(reportNow, reportMillis).unref();
  }

  return function add(error) {
    failures = { count: (failures?.count ?? 0) + 1, since: failures?.since ?? clock(), error };
    if (!isPausing) reportNow();
  };
}
