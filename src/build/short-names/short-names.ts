import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { internalNames } from './internal-names.ts';
import { readNames } from './read-names.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Shortens the names of properties that only the widget itself reads, alike in every chunk. The build fails if such a
 * name is also in a string or an export, because other code may then read it, or if no chunk has it any longer.
 */
export function shortNames(names: readonly string[] = internalNames): Plugin {
  const shortByName = new Map(names.map((name, index) => [name, shortNameAt(index)]));
  const matches = new Set<string>();
  return {
    name: 'short-names',
    apply: 'build',
    renderStart: () => matches.clear(),
    renderChunk(code, { fileName }) {
      const { properties, reachable } = readNames(code);
      const own = new Set(properties.map(({ name }) => name));
      const unsafe = names.filter((name) => reachable.has(name));
      const clashes = [...shortByName.values()].filter((short) => own.has(short));
      if (unsafe.length > 0) {
        this.error(
          `${fileName} contains ${unsafe.join(', ')} in a string or an export: remove it from internal-names.ts.`,
        );
      }
      if (clashes.length > 0) this.error(`${fileName} already has the properties ${clashes.join(', ')}.`);
      const edited = new MagicString(code);
      for (const { name, start, end, isShorthand } of properties) {
        const short = shortByName.get(name);
        if (short === undefined) continue;
        matches.add(name);
        if (isShorthand) edited.appendLeft(start, `${short}:`);
        else edited.update(start, end, short);
      }
      return { code: edited.toString(), map: null };
    },
    generateBundle() {
      const missing = names.filter((name) => !matches.has(name));
      if (missing.length > 0)
        this.error(`No chunk has the property ${missing.join(', ')}: remove it from internal-names.ts.`);
    },
  };
}

/** Returns `aA`, `bA`, … `zA`, `aB`, … The capital keeps them apart from names of the platform and of libraries. */
function shortNameAt(index: number): string {
  const [small, capital] = [letters[index % letters.length], letters[Math.floor(index / letters.length)]];
  if (!small || !capital) throw new Error('There are more names to shorten than short ones.');
  return small + capital.toUpperCase();
}
