import type { ProblemCode } from '../../../contract/index.ts';
import { queryClient, RequestError } from '../../data/index.ts';

/** Problems that mean that the page is out of date, because someone else was faster. */
const conflictCodes: readonly string[] = [
  'slot_unavailable',
  'event_canceled',
  'event_in_past',
  'resource_not_found',
] satisfies ProblemCode[];

/** Waits for a change to a booking. If someone else was faster, reloads what is on the page. */
export async function withFreshData<Data>(booking: Promise<Data>, onGone?: () => void): Promise<Data> {
  try {
    return await booking;
  } catch (error) {
    if (error instanceof RequestError && conflictCodes.includes(error.code ?? '')) {
      if (error.code === 'slot_unavailable') onGone?.();
      await queryClient.invalidateQueries();
    }
    throw error;
  }
}
