import { type ProblemResult, type QuotaName, quotas, refuse } from '../../contract/index.ts';
import type { Extent } from '../records/index.ts';

/** Refuses to add one more when the quota is reached. Returns undefined while there is room. */
export function refuseOneMore(name: QuotaName, count: number): ProblemResult | undefined {
  return count < quotas[name].max ? undefined : refuseBeyond(name, count);
}

type Change = {
  /** The size of all others. */
  readonly others: Pick<Extent, 'bytes'>;
  /** The current value of what is changed; undefined if it is new. */
  readonly current?: unknown;
  readonly content: unknown;
};

/**
 * Refuses a value that would exceed the quota together with all others. A value may always shrink, even above the
 * quota.
 */
export function refuseTooLarge(name: QuotaName, { others, current, content }: Change): ProblemResult | undefined {
  const size = bytesOf(content);
  if (others.bytes + size <= quotas[name].max) return undefined;
  if (current !== undefined && size <= bytesOf(current)) return undefined;
  return refuseBeyond(name, others.bytes + size);
}

/** Returns the size of a value in bytes, written as JSON. */
export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function refuseBeyond(name: QuotaName, count: number): ProblemResult {
  const { max, sentence } = quotas[name];
  return refuse({ code: 'quota_exceeded', message: sentence(formatNumber(count), formatNumber(max)) });
}

function formatNumber(number: number): string {
  return number.toLocaleString('en');
}
