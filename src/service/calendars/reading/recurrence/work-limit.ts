/** Counts the work of reading one file. */
export type WorkLimit = {
  /** Throws `TooMuchWork` when the limit is exceeded. */
  spend(units: number): void;
  /** Gives a thread the chance to pause. Called for each line and entry, which cost no units. */
  pause(): void;
};

/** Reading a file takes more work than any calendar should. */
export class TooMuchWork extends Error {}

/**
 * Creates a limit of work units; a unit is one period of a recurrence rule, one of its days, or one time in it. `pause`
 * is called between small steps of the work.
 */
export function createWorkLimit(max: number, pause: () => void = () => undefined): WorkLimit {
  let left = max;
  return {
    pause,
    spend(units) {
      pause();
      left -= units;
      if (left < 0) throw new TooMuchWork(`Its recurrences take more than ${max} steps.`);
    },
  };
}
