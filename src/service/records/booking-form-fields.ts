import type { BookingFormField } from '../../contract/index.ts';
import type { Instant } from '../../time/index.ts';
import type { NewPositions, Update } from './content.ts';

/** The fields of a form field that its owner can change. */
export type FieldContent = Omit<BookingFormField, 'id'>;

type NewField = {
  readonly accountId: number;
  readonly eventTypeId: number;
  readonly content: FieldContent;
};

export type FieldLookups = {
  /** Lists all fields by position, including inactive ones. */
  listFields(accountId: number, eventTypeId: number): Promise<BookingFormField[]>;
};

export type FieldWrites = {
  saveField(field: NewField): Promise<BookingFormField>;
  updateField(field: Omit<Update<FieldContent>, 'now'>): Promise<BookingFormField>;
  setFieldPositions(positions: NewPositions): Promise<void>;
  deleteField(accountId: number, id: number): Promise<void>;
  /** Makes a new version of an event type whose form or hosts have changed. */
  recordEventTypeChange(change: {
    readonly accountId: number;
    readonly eventTypeId: number;
    readonly now: Instant;
  }): Promise<void>;
};
