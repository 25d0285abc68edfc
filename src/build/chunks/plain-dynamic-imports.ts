import type { Plugin } from 'vite';

/** The module of the helper, as Vite names it. */
const helper = 'vite/preload-helper.js';

/**
 * Leaves `import()` unchanged. Vite wraps each one in a helper that preloads styles, although there are none. All
 * chunks would share the helper, which would enlarge the page's script or tie it to a chunk.
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
