import type { Rewrite } from './rewrite.ts';

/**
 * Makes Preact create elements without the registry of their parent, because another document refuses that registry.
 */
export const ownRegistry: Rewrite = {
  lookedFor: 'elements made with a third argument (`createElementNS(namespace, name, …)`)',
  expected: { preact: 1 },
  visitor: ({ replace, count }) => ({
    CallExpression({ callee, arguments: [, name, options] }) {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.name !== 'createElementNS') return;
      if (!name || !options) return;
      replace(name.end, options.end, '');
      count();
    },
  }),
};
