import { describeInterface } from './describe-interface.ts';

let description: ReturnType<typeof describeInterface> | undefined;

/** Describes the whole API when it is first asked for: a start would wait longer for that than for all routes. */
export function describeOnce(): ReturnType<typeof describeInterface> {
  description ??= describeInterface();
  return description;
}
