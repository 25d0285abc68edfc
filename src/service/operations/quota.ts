import { type QuotaName, quotas, type Refused, refuse } from '../../contract/index.ts';
import type { Extent } from '../records/index.ts';

/** Refuses one more of what there are as many of already as there may be; undefined while there is room. */
export function refuseOneMore(name: QuotaName, count: number): Refused | undefined {
  return count < quotas[name].most ? undefined : refuseBeyond(name, count);
}

type Change = {
  /** What all others take. */
  readonly others: Pick<Extent, 'bytes'>;
  /** What is changed, as it is; undefined when it is new. */
  readonly current?: unknown;
  readonly content: unknown;
};

/** Refuses what would be too large with all others. What became too large in another way may still be made smaller. */
export function refuseTooLarge(name: QuotaName, { others, current, content }: Change): Refused | undefined {
  const size = bytesOf(content);
  if (others.bytes + size <= quotas[name].most) return undefined;
  if (current !== undefined && size <= bytesOf(current)) return undefined;
  return refuseBeyond(name, others.bytes + size);
}

/** Returns how much a value takes, written as JSON. */
export function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

function refuseBeyond(name: QuotaName, found: number): Refused {
  const { most, sentence } = quotas[name];
  return refuse({ code: 'quota_exceeded', message: sentence(written(found), written(most)) });
}

function written(number: number): string {
  return number.toLocaleString('en');
}
