import { type Plugin, parseSync, Visitor } from 'vite';

/**
 * Natives whose names page scripts give to their own classes and constants, such as `class Map` of a game, or `const
 * URL`. Such a declaration hides the native from every script of the page, but the property of the global object stays.
 */
const names = [
  'Blob',
  'CSS',
  'CustomEvent',
  'Element',
  'Map',
  'Set',
  'Symbol',
  'URL',
  'crypto',
  'fetch',
  'performance',
] as const;

/** Reads natives as properties of the global object. Fails the build if one of them is never read in this way. */
export function ownGlobals(): Plugin {
  const define = Object.fromEntries(names.map((name) => [name, `globalThis.${name}`]));
  return {
    name: 'own-globals',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { transform: { define } } } }),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
      const properties = new Set(chunks.flatMap(readFromGlobal));
      const missing = names.filter((name) => !properties.has(name));
      if (missing.length === 0) return;
      this.error(`The build looked for natives read as properties of \`globalThis\`: found no ${missing.join(', ')}.`);
    },
  };
}

/** Returns the properties of the global object that a chunk reads. */
function readFromGlobal(code: string): string[] {
  // Searching is much faster than parsing.
  if (!code.includes('globalThis')) return [];
  const properties: string[] = [];
  const visitor = new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || object.type !== 'Identifier' || object.name !== 'globalThis') return;
      if (property.type === 'Identifier') properties.push(property.name);
    },
  });
  visitor.visit(parseSync('chunk.js', code).program);
  return properties;
}
