import type { Queue, QueueKey } from './queue.ts';

/** Work that waits for its turn, and the inputs of those who share it so far. */
export type SharedWork<State, Result> = { readonly state: State; readonly result: Promise<Result> };

export type WorkToShare<State, Result> = {
  /** Work of the same name is the same work: who else asks for it while it waits need not do it again. */
  readonly name: string;
  /** Whose turn it takes. */
  readonly turn: QueueKey;
  /** Makes what those who share the work add to until it begins. */
  readonly prepare: () => State;
  readonly work: (state: State) => Promise<Result>;
};

/** Joins the work of this name that waits for its turn, or makes it wait for one. */
export type ShareWork = <State, Result>(work: WorkToShare<State, Result>) => SharedWork<State, Result>;

/**
 * Creates a way to do once what many ask for at the same time. Only work that has not begun is shared, so that nobody
 * gets an answer that is older than their question.
 */
export function createSharedWork(queue: Queue): ShareWork {
  const waiting = new Map<string, SharedWork<unknown, unknown>>();
  return function shareWork<State, Result>({ name, turn, prepare, work }: WorkToShare<State, Result>) {
    // Each name is used for one kind of work.
    const known = waiting.get(name) as SharedWork<State, Result> | undefined;
    if (known) return known;
    const state = prepare();
    let hasBegun = false;
    const result = queue(turn, () => {
      hasBegun = true;
      waiting.delete(name);
      return work(state);
    });
    const shared = { state, result };
    waiting.set(name, shared);
    // The queue refuses what waits too long.
    result.catch(() => hasBegun || waiting.delete(name));
    return shared;
  };
}
