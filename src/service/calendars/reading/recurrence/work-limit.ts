/** Counts the work of reading one file. */
export type WorkLimit = {
  /** Throws `TooMuchWork` when the limit is exceeded. */
  spend(units: number): void;
};

/** Reading a file takes more work than any calendar should. */
export class TooMuchWork extends Error {}

/** Creates a limit of work units; a unit is one period of a recurrence rule, one of its days, or one time in it. */
export function createWorkLimit(most: number): WorkLimit {
  let left = most;
  return {
    spend(units) {
      left -= units;
      if (left < 0) throw new TooMuchWork(`Its recurrences take more than ${most} steps.`);
    },
  };
}
