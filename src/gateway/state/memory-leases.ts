import type { Leases } from './shared-state.ts';

/** The leases of a gateway that shares nothing with others: every one is free. */
export const memoryLeases: Leases = { acquire: async () => async () => undefined };
