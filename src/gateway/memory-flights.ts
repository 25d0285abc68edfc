import type { Flights } from './parts.ts';

/** The flights of a gateway that is alone: whatever it asks, nobody else does. */
export const memoryFlights: Flights = { board: async () => async () => undefined };
