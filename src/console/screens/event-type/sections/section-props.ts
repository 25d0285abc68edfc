import type { Draft } from '../../../ui/index.ts';
import type { EditedSettings } from '../settings.ts';

/** The props of every section. */
export type SectionProps = {
  readonly draft: Draft<EditedSettings>;
  /** The error of the last save, if it failed. */
  readonly error: unknown;
};
