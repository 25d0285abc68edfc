import type { Plugin, Rolldown } from 'vite';

/**
 * Supported by Chromium 136 and later (https://v8.dev/blog/explicit-compile-hints). For other browsers it is a comment.
 */
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Asks browsers to compile all functions of some chunks in the background, while they are received. Otherwise each is
 * compiled when it is first called, which keeps a slow phone from showing times. The build fails if a chunk is missing.
 */
export function compileEagerly(names: readonly string[]): Plugin {
  const postBanner = ({ name }: Rolldown.RenderedChunk) => (names.includes(name) ? hint : '');
  return {
    name: 'compile-eagerly',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { postBanner } } } }),
    generateBundle(_options, bundle) {
      const hinted = Object.values(bundle).filter((file) => file.type === 'chunk' && file.code.startsWith(hint));
      const missing = names.filter((name) => !hinted.some((file) => file.name === name));
      if (missing.length > 0) this.error(`These chunks do not begin with the hint to compile them: ${missing}.`);
    },
  };
}
