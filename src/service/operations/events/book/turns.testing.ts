import { expect } from 'vitest';
import type { Rotation, TestService } from '../../../testing/index.ts';

/** The day on which these tests book, as a range of slots. */
export const tuesday = { start: '2026-03-03', end: '2026-03-03' };
export const mornings = { tuesday: [{ start: '09:00', end: '12:00' }] };
export const afternoons = { tuesday: [{ start: '12:00', end: '15:00' }] };

/** Returns a time of that Tuesday, the number of half hours after nine o’clock. */
export function tuesdayAt(halfHour: number): string {
  const minutes = 9 * 60 + halfHour * 30;
  const text = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return `2026-03-03T${text}:00+01:00`;
}

/** Books a time, which must be free; returns the event. */
export async function bookTurn(service: TestService, rotation: Rotation, start: string) {
  const { status, body } = await service.book(rotation, start);
  expect(status).toBe(201);
  return body.data;
}

/** Finds the id of the user who hosts an event. */
export async function hostOf(
  { store }: TestService,
  { accountId }: Rotation,
  { id }: { readonly id: string },
): Promise<number | undefined> {
  return (await store.findHostsOfEvent(accountId, id))?.leadId;
}
