import type { Rewrite } from './rewrite.ts';

/** Methods that only the library's own client calls, its bindings to frameworks, or whoever shows pages of a list. */
const unusedMethods: ReadonlySet<string> = new Set([
  'fetchOptimistic',
  'getCurrentQuery',
  'getOptimisticResult',
  'promise',
  'reset',
  'resetState',
  'trackProp',
  'trackResult',
]);
const unusedFunction = 'infiniteQueryBehavior';

/**
 * Leaves out what nothing here calls and no bundler can leave out by itself: methods of classes, and what a library calls
 * only for queries of a kind that nothing here makes. It is on the way to the first screen.
 */
export const unusedParts: Rewrite = {
  lookedFor: 'parts that nothing here calls',
  expected: { '@tanstack/query-core': unusedMethods.size + 1 },
  visitor: ({ replace, count }) => ({
    MethodDefinition({ key, start, end }) {
      if (key.type !== 'Identifier' || !unusedMethods.has(key.name)) return;
      replace(start, end, '');
      count();
    },
    CallExpression({ callee, start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== unusedFunction) return;
      replace(start, end, 'undefined');
      count();
    },
  }),
};
