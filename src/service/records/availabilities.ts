import type { Availability, AvailabilityEventType } from '../../contract/index.ts';
import type { Extent, Insert, Update } from './content.ts';

/** The fields of a schedule that its owner can change. */
export type AvailabilityContent = Omit<Availability, 'id' | 'user_id' | 'working_days' | 'created_at' | 'updated_at'>;

export type AvailabilityUseSearch = {
  readonly accountId: number;
  readonly availability: Pick<Availability, 'id' | 'is_default'>;
  /** Only event types that this user hosts, alone or in turn with others; undefined for all. */
  readonly hostId?: number | undefined;
};

export type AvailabilityLookups = {
  findAvailability(accountId: number, id: number): Promise<Availability | undefined>;
  /** Lists all schedules or those of one user, the default one first, then by id. */
  listAvailabilities(accountId: number, userId?: number): Promise<Availability[]>;
  /**
   * Lists the event types that use a schedule, themselves or for one of their hosts, by position and then by id. The
   * default schedule is used by those that name none.
   */
  listEventTypesUsing(search: AvailabilityUseSearch): Promise<AvailabilityEventType[]>;
};

export type AvailabilityWrites = {
  /** Measures the account's schedules, all or all except one. */
  measureAvailabilities(accountId: number, exceptId?: number): Promise<Extent>;
  /** Stores a schedule, of one user or of the whole account. */
  saveAvailability(
    availability: Insert<AvailabilityContent> & { readonly userId: number | null },
  ): Promise<Availability>;
  /** Changes a schedule. If it becomes the default, no other one is. */
  updateAvailability(availability: Update<AvailabilityContent>): Promise<Availability>;
  deleteAvailability(accountId: number, id: number): Promise<void>;
};
