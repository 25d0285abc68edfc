import type * as v from 'valibot';

export type SettingRow = {
  /** The value of a variable that is not set. */
  readonly default: string;
  readonly unit: string;
  /** Reads the text of the variable. Its message says what was expected. */
  readonly schema: v.GenericSchema<string, unknown>;
  /** One or two sentences for `--help`. */
  readonly meaning: string;
};

export type SettingRows = Readonly<Record<string, SettingRow>>;
