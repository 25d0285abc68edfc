import type { ESTree } from 'vite';
import type { Rewrite } from '../rewrite.ts';

/** Methods that only the library's own client calls, its bindings to frameworks, or lists with pages. */
const unusedMethods: ReadonlySet<string> = new Set([
  '#clearStaleTimeout',
  '#updateStaleTimeout',
  'fetchOptimistic',
  'find',
  'findAll',
  'getCurrentQuery',
  'getOptimisticResult',
  'isDisabled',
  'isFetched',
  'isStale',
  'isStatic',
  'meta',
  'notify',
  'promise',
  'queryType',
  'reset',
  'resetState',
  'trackProp',
  'trackResult',
]);

/**
 * Calls whose result is known here: pages are in no server, their queries run without a connection too, nothing listens to
 * the cache, and so no notice waits for the next. The pool of queries hashes their keys, and decides itself which data are
 * the same; nobody is told that they have become stale.
 */
const knownResults: ReadonlyMap<string, string> = new Map([
  ['#clearStaleTimeout', 'undefined'],
  ['canFetch', 'true'],
  ['canRun', 'true'],
  ['canStart', 'true'],
  ['createNotifyManager', '{batch:(run)=>run()}'],
  ['ensureQueryFn', 'this.options.queryFn'],
  ['hashQueryKeyByOptions', 'undefined'],
  ['infiniteQueryBehavior', 'undefined'],
  ['isFocused', '(document.visibilityState!=="hidden")'],
  ['isOnline', 'true'],
  ['isServer', 'false'],
  ['notify', 'undefined'],
  ['replaceEqualDeep', 'undefined'],
  ['shouldNotifyListeners', 'true'],
]);

/** What a result says beyond what is read of it. */
const unusedResults: ReadonlySet<string> = new Set([
  'dataUpdatedAt',
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
  'isStale',
  'isSuccess',
  'refetch',
  'status',
]);

/**
 * Leaves out what nothing here calls and no bundler can leave out by itself: methods of classes, functions whose result is
 * known, fields of results, the timers of the library's own, which are those of the page, the one for data that become stale,
 * and what it says of options of a wrong type, which do not compile.
 */
export const unusedParts: Rewrite = {
  lookedFor: 'parts that nothing here calls',
  expected: { '@tanstack/query-core': unusedMethods.size + unusedResults.size + 43 },
  visitor: ({ replace, count }) => {
    const changed: { readonly start: number; readonly end: number }[] = [];
    /** Changes a part, unless it is in one that was changed already. */
    function change({ start, end }: { readonly start: number; readonly end: number }, text: string): void {
      if (changed.some((part) => part.start <= start && start < part.end)) return;
      changed.push({ start, end });
      replace(start, end, text);
      count();
    }
    return {
      IfStatement(node) {
        const { consequent } = node;
        const isComplaint = consequent.type === 'ThrowStatement' && consequent.argument.type === 'NewExpression';
        if (isComplaint || isStaleTimer(consequent)) change(node, ';');
      },
      ExpressionStatement(node) {
        if (isStaleTimer(node)) change(node, ';');
      },
      MethodDefinition(node) {
        if (unusedMethods.has(nameOf(node.key))) change(node, '');
      },
      MemberExpression({ object }) {
        if (nameOf(object) === 'timeoutManager') change(object, 'globalThis');
      },
      CallExpression(node) {
        const { callee } = node;
        const result = knownResults.get(nameOf(callee.type === 'MemberExpression' ? callee.property : callee));
        if (result !== undefined) change(node, result);
      },
      ReturnStatement({ argument }) {
        const properties = argument?.type === 'ObjectExpression' ? argument.properties : [];
        const names = properties.map((property) => (property.type === 'Property' ? nameOf(property.key) : ''));
        if (!names.includes('isPlaceholderData')) return;
        properties.forEach(({ start, end }, index) => {
          if (unusedResults.has(names[index] ?? '')) change({ start, end: properties[index + 1]?.start ?? end }, '');
        });
      },
    };
  },
};

function nameOf(node: ESTree.Node): string {
  if (node.type === 'PrivateIdentifier') return `#${node.name}`;
  return node.type === 'Identifier' ? node.name : '';
}

/** Returns whether a statement starts the timer for data that become stale. */
function isStaleTimer(statement: ESTree.Statement): boolean {
  const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  const callee = call?.type === 'CallExpression' ? call.callee : undefined;
  return callee?.type === 'MemberExpression' && nameOf(callee.property) === '#updateStaleTimeout';
}
