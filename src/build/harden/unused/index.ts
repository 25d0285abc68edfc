/**
 * Leaves out parts of libraries that nothing here uses and no bundler can leave out by itself. They would delay the
 * first screen.
 *
 * Design: the parts are listed by names that the libraries publish, never by positions in their code. If a library no
 * longer has a name, the build fails.
 */
import type { Rewrite } from '../rewrite.ts';
import { noErrorBoundaries } from './no-error-boundaries.ts';
import { noForcedUpdates } from './no-forced-updates.ts';
import { signalMethods } from './signal-methods.ts';
import { signalsInMarkup } from './signals-in-markup.ts';
import { silentSchemas } from './silent-schemas.ts';
import { unsetLifecycle, unsetQueryOptions, unsetSchemaOptions } from './unset-properties.ts';
import { unusedMarkup } from './unused-markup.ts';
import { unusedParts } from './unused-parts.ts';

/** Small changes first: the later ones remove whole parts, with all changes in them. */
export const leaveOutUnused: readonly Rewrite[] = [
  unsetLifecycle,
  unsetQueryOptions,
  unsetSchemaOptions,
  noErrorBoundaries,
  noForcedUpdates,
  signalMethods,
  signalsInMarkup,
  silentSchemas,
  unusedMarkup,
  unusedParts,
];
