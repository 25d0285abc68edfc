import * as v from 'valibot';
import {
  errorsByPath,
  ok,
  type Problem,
  type ProblemResult,
  type Result,
  refuse,
  refuseField,
} from '../../contract/index.ts';
import { asInstant, type Instant, isZoneName, parseInstant, type ZoneName } from '../../time/index.ts';
import type { Session } from './session.ts';

/** Returns the time zone of a response to an agent: the requested one, or the caller's. */
export async function zoneFor(session: Session, named?: string): Promise<Result<ZoneName>> {
  if (named === undefined) {
    const user = await session.call('getCurrentUser');
    return user.ok ? ok(user.data.timezone as ZoneName) : user; // validated when it was written
  }
  return isZoneName(named)
    ? ok(named)
    : refuseFound('timezone', { expected: 'must be a time zone such as Europe/Berlin', found: named });
}

/** Reads an instant from an agent. */
export function readInstant(field: string, text: string): Result<Instant> {
  const instant = parseInstant(text);
  if (instant === undefined) {
    return refuseFound(field, {
      expected: 'must be a date-time with an offset, such as 2026-03-29T09:00:00Z',
      found: text,
    });
  }
  if (instant < earliest || latest < instant)
    return refuseFound(field, { expected: `must be between ${firstDate} and ${lastDate}`, found: text });
  return ok(asInstant(instant));
}

/** Times whose year has four digits in every zone: an operation reads no other year. */
const [firstDate, lastDate] = ['0001-01-02', '9999-12-31'] as const;
const [earliest, latest] = [Date.parse(firstDate), Date.parse(lastDate)];

/**
 * Reads the parameters, the query or the body of an operation. A preview reads what it would send, to refuse the same.
 */
export function readPart(schema: v.GenericSchema | undefined, value: unknown): Result<unknown> {
  if (!schema) return ok(undefined);
  const read = v.safeParse(schema, value);
  return read.success ? ok(read.output) : refuse({ code: 'validation_failed', errors: errorsByPath(read.issues) });
}

type Expectation = { readonly expected: string; readonly found: string };

/** Refuses one field of a tool's input, and repeats the text that was found there. */
export function refuseFound(field: string, { expected, found }: Expectation): ProblemResult {
  return refuseField(field, `${expected}, found "${found.slice(0, 100)}"`);
}

/**
 * Refuses with the names that an agent knows: the inputs of its tool, not the fields of the operation behind it.
 * `names` maps the beginning of a path to the name that replaces it.
 */
export function refuseAs(names: Readonly<Record<string, string>>, problem: Problem): ProblemResult {
  const { errors } = problem;
  if (!errors) return refuse(problem);
  const renamed = Object.entries(errors).map(([path, sentences]) => [renamedPath(path, names), sentences] as const);
  return refuse({ ...problem, errors: Object.fromEntries(renamed) });
}

function renamedPath(path: string, names: Readonly<Record<string, string>>): string {
  const [own, name] = Object.entries(names).find(([own]) => path === own || path.startsWith(`${own}.`)) ?? [];
  return own === undefined ? path : `${name}${path.slice(own.length)}`;
}
