import type { Queue, QueueKey } from './queue.ts';

/** Work that waits for its turn, and the inputs added so far. */
export type SharedWork<State, Result> = { readonly state: State; readonly result: Promise<Result> };

export type WorkToShare<State, Result> = {
  /** The same name means the same work: callers that request it while it waits share it. */
  readonly name: string;
  /** The key it queues under. */
  readonly turn: QueueKey;
  /** Creates the inputs to which callers add until the work begins. */
  readonly prepare: () => State;
  readonly work: (state: State) => Promise<Result>;
};

/** Joins the waiting work of this name, or queues new work. */
export type Coalesce = <State, Result>(work: WorkToShare<State, Result>) => SharedWork<State, Result>;

/**
 * Returns a function that runs work once for all callers that request it at the same time. Only work that has not begun
 * is shared, so that no caller gets a result older than its request.
 */
export function createCoalescer(queue: Queue): Coalesce {
  const workByName = new Map<string, SharedWork<unknown, unknown>>();
  return function shareWork<State, Result>({ name, turn, prepare, work }: WorkToShare<State, Result>) {
    // Each name is used for one kind of work.
    const waitingWork = workByName.get(name) as SharedWork<State, Result> | undefined;
    if (waitingWork) return waitingWork;
    const state = prepare();
    let hasBegun = false;
    const result = queue(turn, () => {
      hasBegun = true;
      workByName.delete(name);
      return work(state);
    });
    const sharedWork = { state, result };
    workByName.set(name, sharedWork);
    // The queue refuses what waits too long.
    result.catch(() => hasBegun || workByName.delete(name));
    return sharedWork;
  };
}
