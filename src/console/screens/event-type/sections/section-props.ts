import type { Draft } from '../../../ui/index.ts';
import type { EditedSettings } from '../settings.ts';

/** What every section is given. */
export type SectionProps = {
  readonly draft: Draft<EditedSettings>;
  /** Why the last attempt to save failed, if it did. */
  readonly error: unknown;
};
