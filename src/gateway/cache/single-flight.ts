import { ok, type Result } from '../../contract/index.ts';

/** A request to the server, and the check that admits it. */
export type SharedRequest<Data> = {
  /** Requests with the same name get the same response. */
  readonly name: string;
  /** Refuses a visitor who has caused too many requests. */
  readonly admit?: (() => Promise<Result<undefined>>) | undefined;
  readonly send: () => Promise<Data>;
};

/** Sends a request once, however many callers wait for its response. Refuses a caller that the check does not admit. */
export type SingleFlight = <Data>(request: SharedRequest<Data>) => Promise<Result<Data>>;

/** Creates the single flight of one gateway: callers that need the same response at the same time share one request. */
export function createSingleFlight(): SingleFlight {
  const underWay = new Map<string, Promise<Result<unknown>>>();

  async function sendIfAdmitted<Data>({ admit, send }: SharedRequest<Data>): Promise<Result<Data>> {
    const admission = await admit?.();
    return admission && !admission.ok ? admission : ok(await send());
  }

  return async function sendOnce<Data>(request: SharedRequest<Data>): Promise<Result<Data>> {
    const { name } = request;
    const pending = underWay.get(name);
    if (pending) {
      const result = await pending;
      // A refusal concerns only the visitor who would have caused the request. The others try again for themselves.
      if (!result.ok) return sendOnce(request);
      return result as Result<Data>; // of the same name, and so of the same type
    }
    const response = sendIfAdmitted(request).finally(() => underWay.delete(name));
    underWay.set(name, response);
    return response;
  };
}
