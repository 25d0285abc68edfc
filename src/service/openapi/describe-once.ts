import { describeInterface } from './describe-interface.ts';

let description: ReturnType<typeof describeInterface> | undefined;

/** Describes the whole API at the first request for it, because it would take longer than the rest of a start. */
export function describeOnce(): ReturnType<typeof describeInterface> {
  description ??= describeInterface();
  return description;
}
