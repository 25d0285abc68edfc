/** Counts the work of reading one file. */
export type WorkLimit = {
  /** Throws `TooMuchWork` when more was done than may be. */
  spend(units: number): void;
};

/** Reading a file takes more work than any calendar should. */
export class TooMuchWork extends Error {}

/** Creates a limit of so many units: a period of a recurrence rule, or a time in one. */
export function createWorkLimit(most: number): WorkLimit {
  let left = most;
  return {
    spend(units) {
      left -= units;
      if (left < 0) throw new TooMuchWork(`Its recurrences take more than ${most} steps.`);
    },
  };
}
