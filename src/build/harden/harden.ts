import type { Plugin } from 'vite';
import { arrayFrom } from './array-from.ts';
import { boundMethods } from './bound-methods.ts';
import { calledListeners } from './called-listeners.ts';
import { documentMethods } from './document-methods.ts';
import { noMarkup } from './no-markup.ts';
import { ownCustomProperties } from './own-custom-properties.ts';
import { ownGlobals } from './own-globals.ts';
import { ownKeys } from './own-keys.ts';
import { ownRegistry } from './own-registry.ts';
import { ownableMethods } from './ownable-methods.ts';
import { plainDescriptors } from './plain-descriptors.ts';
import { rewriting } from './rewrite.ts';

/** The rewrites of compiled modules. */
export const rewrites = [
  arrayFrom,
  boundMethods,
  calledListeners,
  documentMethods,
  noMarkup,
  ownKeys,
  ownRegistry,
  ownableMethods,
  plainDescriptors,
];

/** Returns the plugins that harden a build for browsers. */
export function harden(): Plugin[] {
  return [rewriting({ name: 'harden', rewrites }), ...ownCustomProperties(), ownGlobals()];
}
