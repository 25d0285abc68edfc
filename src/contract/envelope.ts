import * as v from 'valibot';
import { type Problem, problems } from './problems.ts';

/** Returns the schema of a success: `{"success": true, "data": …}`. */
export function successOf<Data extends v.GenericSchema>(data: Data) {
  return v.object({ success: v.literal(true), data });
}

/** The schema of a failure. `code` is any text, because an unknown server may have its own failures. */
export const Failure = v.object({
  success: v.literal(false),
  error: v.object({
    code: v.string(),
    message: v.string(),
    request_id: v.optional(v.string()),
    errors: v.optional(v.record(v.string(), v.array(v.string()))),
    reason: v.optional(v.string()),
  }),
  /** The current resource. Only with `changed_meanwhile`. */
  data: v.optional(v.unknown()),
});

export type Failure = v.InferOutput<typeof Failure>;

/** Returns the body of a success. */
export function success<Data>(data: Data): { success: true; data: Data } {
  return { success: true, data };
}

/** Returns the body of a failure. The text comes from the row unless the problem has a better one. */
export function failure(problem: Problem, requestId: string): Failure {
  const { code, message, errors, reason, current } = problem;
  return {
    success: false,
    error: {
      code,
      message: message ?? problems[code].meaning,
      request_id: requestId,
      ...(errors && {
        errors: Object.fromEntries(Object.entries(errors).map(([path, said]) => [path, [...said]])),
      }),
      ...(reason && { reason }),
    },
    ...(current !== undefined && { data: current }),
  };
}
