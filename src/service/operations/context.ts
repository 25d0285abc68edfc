import type { Clock } from '../../time/index.ts';
import type { Calendars } from '../calendars/index.ts';
import type { Records } from '../records/index.ts';
import type { Computations } from './computations.ts';

/** What every operation works with: the records, the clock, and the limits of whoever runs the service. */
export type Context = {
  readonly records: Records;
  readonly clock: Clock;
  /** Whether invitees and hosts receive mail. */
  readonly sendsMail: boolean;
  /** The address that mails come from; undefined where none are sent. */
  readonly mailAddress: string | undefined;
  /** Says why nothing may be delivered to an address, as far as the address itself tells; undefined when it may. */
  refuseTarget(url: string): string | undefined;
  readonly computations: Computations;
  /** Reads the calendars that hosts have elsewhere; undefined where nothing can seal their secrets. */
  readonly calendars: Calendars | undefined;
};
