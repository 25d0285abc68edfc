import { describeInterface } from './describe-interface.ts';

let description: ReturnType<typeof describeInterface> | undefined;

/** Describes the whole API at the first request, because this takes longer than the rest of a start. */
export function describeOnce(): ReturnType<typeof describeInterface> {
  description ??= describeInterface();
  return description;
}
