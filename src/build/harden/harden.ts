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
import { plainDescriptors } from './plain-descriptors.ts';
import { createRewritePlugin, libraryOf, ownCode } from './rewrite.ts';
import { leaveOutUnused } from './unused/index.ts';

/** The rewrites of compiled modules. */
export const rewrites = [
  arrayFrom,
  boundMethods,
  calledListeners,
  documentMethods,
  noMarkup,
  ownKeys,
  ownRegistry,
  plainDescriptors,
  ...leaveOutUnused,
];

/** Returns the plugins that harden a build for browsers. */
export function harden(): Plugin[] {
  return [everyLibrary(), createRewritePlugin({ name: 'harden', rewrites }), ...ownCustomProperties(), ownGlobals()];
}

/** Fails a build with a library that no rewrite names. Every library has at least loops that a rewrite must count. */
export function everyLibrary(): Plugin {
  return {
    name: 'every-library',
    apply: 'build',
    buildEnd(error) {
      const libraries = new Set([...this.getModuleIds()].map(libraryOf));
      const unknown = [...libraries].filter(
        (library) => library && library !== ownCode && !(library in ownKeys.expected),
      );
      if (error || unknown.length === 0) return;
      this.error(`No rule hardens ${unknown.join(', ')} against pages. Add one, or name it in \`own-keys.ts\`.`);
    },
  };
}
