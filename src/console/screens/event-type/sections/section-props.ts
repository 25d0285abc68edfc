import type { Draft } from '../../../ui/index.ts';
import type { EditedSettings } from '../settings.ts';

/** The props of every section. */
export type SectionProps = {
  readonly draft: Draft<EditedSettings>;
  /** Why the last attempt to save failed, if it did. */
  readonly error: unknown;
};
