import type { ESTree } from 'vite';
import type { Rewrite } from './rewrite.ts';

const descriptorKeys = new Set(['configurable', 'enumerable', 'writable', 'value']);

/**
 * Creates property descriptors without a prototype. If a page has added a `get` to all objects, a descriptor would
 * otherwise have both a value and a getter, which `Object.defineProperty` refuses.
 */
export const plainDescriptors: Rewrite = {
  lookedFor: 'descriptors with a value (`{ value: … }`)',
  expected: { '@preact/signals': 3, '@tanstack/query-core': 1, '@preact/signals-core': 0, rolldown: 4 },
  visitor: ({ replace, count }) => ({
    ObjectExpression({ start, properties }) {
      const keys = properties.map(keyOf);
      if (!keys.includes('value') || !keys.every((key) => descriptorKeys.has(key))) return;
      replace(start, start + 1, '{__proto__:null,');
      count();
    },
  }),
};

/** Returns the name of a property that is written as `name: value`; empty for any other. */
function keyOf(property: ESTree.ObjectPropertyKind): string {
  const isPlain = property.type === 'Property' && property.kind === 'init' && !property.computed;
  return isPlain && property.key.type === 'Identifier' ? property.key.name : '';
}
