import type { ESTree } from 'vite';
import type { Rewrite } from '../rewrite.ts';

/** Methods that only the library's own client calls, its bindings to frameworks, or whoever shows pages of a list. */
const unusedMethods: ReadonlySet<string> = new Set([
  'fetchOptimistic',
  'find',
  'getCurrentQuery',
  'getOptimisticResult',
  'isStale',
  'isStatic',
  'meta',
  'promise',
  'queryType',
  'reset',
  'resetState',
  'trackProp',
  'trackResult',
]);

/**
 * Calls whose result is known here: pages are in no server, their queries run without a connection too, nothing listens to
 * the cache, and so no notice waits for the next.
 */
const knownResults: ReadonlyMap<string, string> = new Map([
  ['canFetch', 'true'],
  ['createNotifyManager', '{batch:(run)=>run()}'],
  ['ensureQueryFn', 'this.options.queryFn'],
  ['infiniteQueryBehavior', 'undefined'],
  ['isFocused', '(document.visibilityState!=="hidden")'],
  ['isOnline', 'true'],
  ['isServer', 'false'],
  ['notify', 'undefined'],
  ['shouldNotifyListeners', 'true'],
]);

/** What a result says beyond what is read of it. */
const unusedResults: ReadonlySet<string> = new Set([
  'errorUpdateCount',
  'errorUpdatedAt',
  'failureCount',
  'fetchStatus',
  'isEnabled',
  'isFetched',
  'isFetchedAfterMount',
  'isFetching',
  'isInitialLoading',
  'isLoading',
  'isLoadingError',
  'isPaused',
  'isPending',
  'isRefetchError',
  'isRefetching',
  'isSuccess',
  'refetch',
]);

/**
 * Leaves out what nothing here calls and no bundler can leave out by itself: methods of classes, functions whose result is
 * known, fields of results, the timers of the library's own, which are those of the page, and what it says of options of a
 * wrong type, which do not compile.
 */
export const unusedParts: Rewrite = {
  lookedFor: 'parts that nothing here calls',
  expected: { '@tanstack/query-core': unusedMethods.size + unusedResults.size + 43 },
  visitor: ({ replace, count }) => ({
    IfStatement({ consequent, start, end }) {
      if (consequent.type !== 'ThrowStatement' || consequent.argument.type !== 'NewExpression') return;
      replace(start, end, ';');
      count();
    },
    MethodDefinition({ key, start, end }) {
      if (!unusedMethods.has(nameOf(key))) return;
      replace(start, end, '');
      count();
    },
    MemberExpression({ object }) {
      if (nameOf(object) !== 'timeoutManager') return;
      replace(object.start, object.end, 'globalThis');
      count();
    },
    CallExpression({ callee, start, end }) {
      const result = knownResults.get(nameOf(callee.type === 'MemberExpression' ? callee.property : callee));
      if (result === undefined) return;
      replace(start, end, result);
      count();
    },
    ReturnStatement({ argument }) {
      const properties = argument?.type === 'ObjectExpression' ? argument.properties : [];
      const names = properties.map((property) => (property.type === 'Property' ? nameOf(property.key) : ''));
      if (!names.includes('isPlaceholderData')) return;
      properties.forEach(({ start, end }, index) => {
        if (!unusedResults.has(names[index] ?? '')) return;
        replace(start, properties[index + 1]?.start ?? end, '');
        count();
      });
    },
  }),
};

function nameOf(node: ESTree.Node): string {
  return node.type === 'Identifier' ? node.name : '';
}
