import { type Result, refuse } from '../../contract/index.ts';
import type { Limit, Limits } from '../state/index.ts';

/** A limit to count against, and the problem to return when it is exceeded. */
export type CountedLimit = Limit & {
  readonly key: string;
  /** How much an attempt counts. @default 1 */
  readonly amount?: number;
  readonly refusal?: 'form_token_required';
  /** Attempts within this other limit are counted, but never refused by this one. */
  readonly guarantee?: Limit & { readonly key: string };
};

type CountOptions = { readonly limits: Limits; readonly countedLimits: readonly CountedLimit[] };

/** The longest wait that a visitor is shown, even if the limit is for a day. */
const longestRetrySeconds = 3600;

/** Makes an attempt if no limit is exceeded. An attempt that fails or throws is not counted. */
export async function attemptWithinLimits<Data>(
  { limits, countedLimits: [first, ...rest] }: CountOptions,
  attempt: () => Promise<Result<Data>>,
): Promise<Result<Data>> {
  if (!first) return attempt();
  const guaranteeState = first.guarantee && (await limits.count(first.guarantee.key, first.guarantee, first.amount));
  const isGuaranteed = guaranteeState?.isOver === false;
  const { isOver, resetSeconds } = await limits.count(first.key, first, first.amount);
  if (isOver && !isGuaranteed) {
    if (first.refusal) return refuse({ code: first.refusal });
    return refuse({ code: 'too_many_requests', retryAfterSeconds: Math.min(resetSeconds, longestRetrySeconds) });
  }
  const { key, amount, guarantee } = first;
  async function refund(): Promise<void> {
    if (!isOver) await limits.refund(key, amount);
    if (guarantee && isGuaranteed) await limits.refund(guarantee.key, amount);
  }

  const result = await attemptWithinLimits({ limits, countedLimits: rest }, attempt).catch(async (error: unknown) => {
    await refund();
    throw error;
  });
  if (!result.ok) await refund();
  return result;
}
