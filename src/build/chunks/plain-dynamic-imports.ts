import type { Plugin } from 'vite';

/** The module of the helper, as Vite names it. */
const helper = 'vite/preload-helper.js';

/**
 * Leaves `import()` as it is. Vite wraps each in a helper that preloads styles, of which there are none; shared by all
 * chunks, it would weigh on the script of the page or tie it to a chunk.
 */
export function plainDynamicImports(): Plugin {
  return {
    name: 'plain-dynamic-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const wrapping = plugins.find(({ name }) => name === 'native:import-analysis-build');
      if (!wrapping) throw new Error('Vite no longer names the plugin that wraps dynamic imports as it did.');
      wrapping.applyToEnvironment = () => false;
    },
    generateBundle() {
      const wrapped = [...this.getModuleIds()].some((id) => id.endsWith(helper));
      if (wrapped) this.error('Vite has wrapped dynamic imports all the same: its helper is in the build.');
    },
  };
}
