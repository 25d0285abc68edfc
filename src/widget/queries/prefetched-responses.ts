/** A response requested before the app has loaded. */
export type PrefetchedResponse = readonly [response: Promise<Response>, controller: AbortController];

/** Prefetched responses by address. Taking one removes it. */
export type PrefetchedResponses = Map<string, PrefetchedResponse>;
