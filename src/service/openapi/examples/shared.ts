import type * as v from 'valibot';
import type { Slot } from '../../../contract/index.ts';

/** A schema of the contract, and a value that it accepts. */
export type Example = readonly [schema: v.GenericSchema, example: unknown];

// All examples use the same account and the same booking, so that you can follow the booking through all of them.
export const times = { created_at: '2026-03-02T07:00:00+00:00', updated_at: '2026-03-02T07:00:00+00:00' };
export const ada = { name: 'Ada Lovelace', email: 'ada@example.com' };
export const slot: Slot = { start: '2026-03-09T09:00:00+01:00', end: '2026-03-09T09:30:00+01:00' };
export const eventId = '3f713362-c7f7-49ac-b222-e842aac62323';
