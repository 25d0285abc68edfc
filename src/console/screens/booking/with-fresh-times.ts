import { queryClient, RequestError } from '../../data/index.ts';

/** Waits for a booking. If the time was just taken, loads the times again. */
export async function withFreshTimes<Booked>(booking: Promise<Booked>, onGone: () => void): Promise<Booked> {
  try {
    return await booking;
  } catch (error) {
    if (error instanceof RequestError && error.code === 'slot_unavailable') {
      onGone();
      await queryClient.invalidateQueries();
    }
    throw error;
  }
}
