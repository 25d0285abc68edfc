import { describeApi } from './describe-api.ts';

let description: ReturnType<typeof describeApi> | undefined;

/** Describes the whole API at the first request, because this takes longer than the rest of a start. */
export function describeOnce(): ReturnType<typeof describeApi> {
  description ??= describeApi();
  return description;
}
