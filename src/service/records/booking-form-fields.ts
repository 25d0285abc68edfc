import type { BookingFormField } from '../../contract/index.ts';
import type { Update } from './content.ts';

/** What of a field its owner decides. */
export type FieldContent = Omit<BookingFormField, 'id'>;

type NewField = {
  readonly accountId: number;
  readonly eventTypeId: number;
  readonly content: FieldContent;
};

export type FieldLookups = {
  /** Lists all fields, inactive ones too, by position. */
  listFields(accountId: number, eventTypeId: number): Promise<BookingFormField[]>;
};

export type FieldWrites = {
  saveField(field: NewField): Promise<BookingFormField>;
  updateField(field: Omit<Update<FieldContent>, 'now'>): Promise<BookingFormField>;
  setFieldPosition(move: { readonly accountId: number; readonly id: number; readonly position: number }): Promise<void>;
  deleteField(accountId: number, id: number): Promise<void>;
};
