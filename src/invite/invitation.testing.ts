import { asInstant } from '../time/index.ts';
import type { Invitation } from './invitation.ts';

/** Makes a plain invitation with the given differences. */
export function invitation(difference: Partial<Invitation> = {}): Invitation {
  return {
    uid: '0190a6a5@sched-booking',
    sequence: 0,
    status: 'confirmed',
    start: asInstant(Date.UTC(2026, 2, 29, 0, 30)),
    end: asInstant(Date.UTC(2026, 2, 29, 1, 30)),
    title: 'Introductory call',
    description: '',
    location: '',
    attendees: [],
    ...difference,
  };
}
