import type { ESTree } from 'vite';
import type { Rewrite } from '../rewrite.ts';

type UnsetOptions = {
  readonly library: string;
  /**
   * The names of the properties. The name of a private field begins with `#`. If other objects have the name too, it
   * follows the name of its object and a dot.
   */
  readonly names: readonly string[];
  /** The least number of places that read them. */
  readonly reads: number;
};

/**
 * Replaces reads of properties that nothing here sets with `undefined`, so that the minifier drops what a library does
 * with them. No bundler can know that by itself: code that reads an option does not show who sets it.
 */
function unset({ library, names, reads }: UnsetOptions): Rewrite {
  const unsetNames = new Set(names);
  return {
    lookedFor: `properties that nothing here sets (\`${names[0]}\` and others)`,
    expected: { [library]: reads },
    visitor: ({ replace, count }) => {
      /** Properties that are assigned, and reads in code that was already replaced. */
      const exceptions = new WeakSet<object>();
      const isRead = (node: ESTree.Node): node is ESTree.MemberExpression =>
        node.type === 'MemberExpression' && (unsetNames.has(nameOf(node)) || unsetNames.has(nameWithObject(node)));
      return {
        // `… && schema.default !== void 0`: the minifier would keep what is before it.
        LogicalExpression({ operator, left, right, start, end }) {
          if (operator !== '&&' || !isComparison(left) || right.type !== 'BinaryExpression') return;
          if (right.operator !== '!==' || !isRead(right.left) || !isUndefined(right.right)) return;
          exceptions.add(right.left);
          replace(start, end, 'false');
          count();
        },
        AssignmentExpression: ({ left }) => void exceptions.add(left),
        MemberExpression(node) {
          if (exceptions.has(node) || !isRead(node)) return;
          replace(node.start, node.end, 'undefined');
          count();
        },
      };
    },
  };
}

/** Returns whether an expression only compares values. One that calls a function must stay. */
function isComparison(node: ESTree.Node): boolean {
  if (node.type === 'ParenthesizedExpression') return isComparison(node.expression);
  if (node.type === 'LogicalExpression') return isComparison(node.left) && isComparison(node.right);
  return node.type === 'BinaryExpression' && isValue(node.left) && isValue(node.right);
}

function isValue(node: ESTree.Node): boolean {
  if (node.type === 'MemberExpression') return !node.computed && isValue(node.object);
  return node.type === 'Identifier' || node.type === 'Literal';
}

function isUndefined(node: ESTree.Node): boolean {
  return node.type === 'UnaryExpression' && node.operator === 'void';
}

function nameOf({ computed, property }: ESTree.MemberExpression): string {
  if (property.type === 'PrivateIdentifier') return `#${property.name}`;
  return !computed && property.type === 'Identifier' ? property.name : '';
}

function nameWithObject(node: ESTree.MemberExpression): string {
  const { object } = node;
  return `${object.type === 'Identifier' ? object.name : object.type === 'MemberExpression' ? nameOf(object) : ''}.${nameOf(node)}`;
}

/** Options of queries, and the private fields in which the library keeps them. */
export const unsetQueryOptions = unset({
  library: '@tanstack/query-core',
  names: [
    '_defaulted',
    '_optimisticResults',
    '_type',
    '#queryType',
    '#currentQueryInitialState',
    '#selectError',
    'behavior',
    'defaultState.data',
    'initialData',
    'initialDataUpdatedAt',
    'initialPromise',
    'manual',
    'meta',
    'networkMode',
    'onError',
    'onSettled',
    'onSuccess',
    'persister',
    'queryKeyHashFn',
    'refetchIntervalInBackground',
    'refetchOnMount',
    'refetchOnWindowFocus',
    'retryOnMount',
    'select',
    'suspense',
    'throwOnError',
    'updatedAt',
  ],
  reads: 90,
});

/**
 * Properties of class components, of promises that components throw, of markup that a server rendered and of portals,
 * and options that tools and tests set.
 */
export const unsetLifecycle = unset({
  library: 'preact',
  names: [
    '__m',
    '__z',
    'componentDidCatch',
    'componentDidMount',
    'componentDidUpdate',
    'componentWillMount',
    'componentWillReceiveProps',
    'componentWillUnmount',
    'componentWillUpdate',
    'contextType',
    'debounceRendering',
    'event',
    'getChildContext',
    'getDerivedStateFromError',
    'getDerivedStateFromProps',
    'getSnapshotBeforeUpdate',
    'props.__P',
    'requestAnimationFrame',
    'then',
  ],
  reads: 50,
});

/** Options of schemas and of parsing, and the details of an issue. */
export const unsetSchemaOptions = unset({
  library: 'valibot',
  names: ['abortEarly', 'abortPipeEarly', 'default', 'fallback', 'issues'],
  reads: 326,
});
