import type { CalendarProblem } from '../../contract/index.ts';
import { addMinutes, type Instant } from '../../time/index.ts';
import { OutwardError, type OutwardFailure, type OutwardResponse, readRetryAfter } from '../outward/index.ts';

type ErrorDetails = {
  /** The server asks for no request before this time. */
  readonly notBefore?: Instant | undefined;
  /** Whether the server, or what it needs, is down for a while. @default false */
  readonly isOutage?: boolean;
  /** Whether the server refuses this request, possibly for a reason other than the password. @default false */
  readonly isForbidden?: boolean;
  /** The name and port of the server to which it redirects. */
  readonly redirectedTo?: string;
};

/** A calendar that could not be read. It does not contain the address, which may be a secret. */
export class CalendarError extends Error {
  readonly problem: CalendarProblem;
  readonly notBefore: Instant | undefined;
  readonly isOutage: boolean;
  readonly isForbidden: boolean;
  readonly redirectedTo: string | undefined;

  constructor(problem: CalendarProblem, details: ErrorDetails = {}) {
    const { notBefore, isOutage = false, isForbidden = false, redirectedTo } = details;
    super(problem);
    this.problem = problem;
    this.notBefore = notBefore;
    this.isOutage = isOutage;
    this.isForbidden = isForbidden;
    this.redirectedTo = redirectedTo;
  }
}

const problemByFailure: Readonly<Record<OutwardFailure, CalendarProblem>> = {
  refused_address: 'refused_address',
  unreachable: 'unreachable',
  timeout: 'timeout',
  too_large: 'too_large',
  too_many_redirects: 'unexpected_status',
};

/** Converts the error of a request. */
export function calendarErrorOf(error: unknown): unknown {
  return error instanceof OutwardError ? new CalendarError(problemByFailure[error.failure]) : error;
}

/** Bad Gateway, Service Unavailable and Gateway Timeout. */
const outages: ReadonlySet<number> = new Set([502, 503, 504]);

/** Throws the error for an unsuccessful response. */
export function refuseStatus({ status, headers }: Pick<OutwardResponse, 'status' | 'headers'>, now: Instant): never {
  if (status === 401 || status === 403) throw new CalendarError('unauthorized', { isForbidden: status === 403 });
  if (status === 404 || status === 410) throw new CalendarError('not_found');
  const notBefore = readRetryAfter(headers['retry-after'], now);
  if (status === 429) throw new CalendarError('too_many_requests', { notBefore: notBefore ?? addMinutes(now, 1) });
  throw new CalendarError('unexpected_status', { notBefore, isOutage: outages.has(status) });
}
