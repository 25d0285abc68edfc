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
export async function zoneFor(session: Session, requestedZone?: string): Promise<Result<ZoneName>> {
  if (requestedZone === undefined) {
    const user = await session.call('getCurrentUser');
    return user.ok ? ok(user.data.timezone as ZoneName) : user; // validated when it was written
  }
  return isZoneName(requestedZone)
    ? ok(requestedZone)
    : refuseValue('timezone', { expected: 'must be a time zone such as Europe/Berlin', value: requestedZone });
}

/** Reads an instant from an agent. */
export function readInstant(field: string, text: string): Result<Instant> {
  const instant = parseInstant(text);
  if (instant === undefined) {
    return refuseValue(field, {
      expected: 'must be a date-time with an offset, such as 2026-03-29T09:00:00Z',
      value: text,
    });
  }
  if (instant < earliest || latest < instant)
    return refuseValue(field, { expected: `must be between ${firstDate} and ${lastDate}`, value: text });
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
  const parsed = v.safeParse(schema, value);
  return parsed.success
    ? ok(parsed.output)
    : refuse({ code: 'validation_failed', errors: errorsByPath(parsed.issues) });
}

type Expectation = { readonly expected: string; readonly value: string };

/** Refuses one field of a tool's input, and repeats the text that was found there. */
export function refuseValue(field: string, { expected, value }: Expectation): ProblemResult {
  return refuseField(field, `${expected}, found "${value.slice(0, 100)}"`);
}

/**
 * Refuses with the names that an agent knows: the inputs of its tool, not the fields of the operation behind it.
 * `names` maps the beginning of a path to the name that replaces it.
 */
export function refuseAs(names: Readonly<Record<string, string>>, problem: Problem): ProblemResult {
  const { errors } = problem;
  if (!errors) return refuse(problem);
  const renamedErrors = Object.entries(errors).map(
    ([path, sentences]) => [renamedPath(path, names), sentences] as const,
  );
  return refuse({ ...problem, errors: Object.fromEntries(renamedErrors) });
}

function renamedPath(path: string, names: Readonly<Record<string, string>>): string {
  const [own, name] = Object.entries(names).find(([own]) => path === own || path.startsWith(`${own}.`)) ?? [];
  return own === undefined ? path : `${name}${path.slice(own.length)}`;
}
