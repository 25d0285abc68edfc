/**
 * Leaves out of libraries what nothing here uses and no bundler can leave out by itself. All of it would be on the way to the
 * first screen.
 *
 * The decision behind it: what goes is named, in tables of names that the libraries publish, never by places in their code;
 * a library that no longer has a name fails the build.
 */
import type { Rewrite } from '../rewrite.ts';
import { noErrorBoundaries } from './no-error-boundaries.ts';
import { signalMethods } from './signal-methods.ts';
import { signalsInMarkup } from './signals-in-markup.ts';
import { silentSchemas } from './silent-schemas.ts';
import { unsetLifecycle, unsetQueryOptions, unsetSchemaOptions } from './unset-properties.ts';
import { unusedMarkup } from './unused-markup.ts';
import { unusedParts } from './unused-parts.ts';

/** Small changes first: the later ones leave out whole parts, whatever was changed in them. */
export const leaveOutUnused: readonly Rewrite[] = [
  unsetLifecycle,
  unsetQueryOptions,
  unsetSchemaOptions,
  noErrorBoundaries,
  signalMethods,
  signalsInMarkup,
  silentSchemas,
  unusedMarkup,
  unusedParts,
];
