import type { Outcome } from './outcome.ts';

/** A question, and what lets it be asked. */
export type Asking<Answer> = {
  /** Says what is asked, and so what is answered. */
  readonly name: string;
  /** Refuses who has asked too much already. */
  readonly admit?: (() => Promise<Outcome<undefined>>) | undefined;
  readonly ask: () => Promise<Answer>;
};

/** Asks a question once, however many wait for its answer; refuses whom it does not admit. */
export type InFlight = <Answer>(asking: Asking<Answer>) => Promise<Outcome<Answer>>;

/** Creates what keeps together those who ask the same thing of this gateway. */
export function createInFlight(): InFlight {
  const flights = new Map<string, Promise<Outcome<unknown>>>();

  async function takeOff<Answer>({ admit, ask }: Asking<Answer>): Promise<Outcome<Answer>> {
    const admitted = await admit?.();
    return admitted && !admitted.ok ? admitted : { ok: true, data: await ask() };
  }

  return async function askTogether<Answer>(asking: Asking<Answer>): Promise<Outcome<Answer>> {
    const { name } = asking;
    const known = flights.get(name);
    if (known) {
      const landed = await known;
      // Whom it was asked for had asked too much: that is nothing to anybody else.
      return landed.ok ? (landed as Outcome<Answer>) : askTogether(asking);
    }
    const flight = takeOff(asking).finally(() => flights.delete(name));
    flights.set(name, flight);
    return flight;
  };
}
