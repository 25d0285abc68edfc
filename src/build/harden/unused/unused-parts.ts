import type { ESTree } from 'vite';
import type { Rewrite } from '../rewrite.ts';
import { knownResults, unusedFields, unusedMethods, unusedResults, unusedValues } from './unused-names.ts';

/**
 * Removes parts that nothing here uses and no bundler can remove: methods of classes, functions whose result is known,
 * fields of results and states, the manager of timers (the page's own timers are used), the timer for stale data, and
 * messages about options of a wrong type (which do not compile). Every query here sets its function and its retry
 * delay, so their defaults are removed too.
 */
export const unusedParts: Rewrite = {
  lookedFor: 'parts that nothing here calls',
  expected: { '@tanstack/query-core': unusedMethods.size + unusedResults.size + unusedFields.size + 102 },
  visitor: ({ replace, count }) => {
    const changes: { readonly start: number; readonly end: number }[] = [];
    /** Changes a part, unless it is inside one that was already changed. */
    function change({ start, end }: { readonly start: number; readonly end: number }, text: string): void {
      if (changes.some((part) => part.start <= start && start < part.end)) return;
      changes.push({ start, end });
      replace(start, end, text);
      count();
    }
    function leaveOutFields({ properties }: ESTree.ObjectExpression | ESTree.ObjectPattern): void {
      properties.forEach((property, index) => {
        if (property.type !== 'Property' || !unusedFields.has(nameOf(property.key))) return;
        change({ start: property.start, end: properties[index + 1]?.start ?? property.end }, '');
      });
    }
    return {
      IfStatement(node) {
        const { consequent } = node;
        const isComplaint = consequent.type === 'ThrowStatement' && consequent.argument.type === 'NewExpression';
        if (isComplaint || isStaleTimer(consequent) || isWithoutQueryFn(node.test)) change(node, ';');
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
      BinaryExpression(node) {
        if (![node.left, node.right].some((side) => side.type === 'Literal' && unusedValues.has(side.value))) return;
        change(node, node.operator.startsWith('!') ? 'true' : 'false');
      },
      LogicalExpression({ left, right, end }) {
        if (nameOf(right) === 'defaultRetryDelay') change({ start: left.end, end }, '');
      },
      ObjectExpression: leaveOutFields,
      ObjectPattern: leaveOutFields,
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

/** Returns whether a statement starts the timer for stale data. */
function isStaleTimer(statement: ESTree.Statement): boolean {
  const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  const callee = call?.type === 'CallExpression' ? call.callee : undefined;
  return callee?.type === 'MemberExpression' && nameOf(callee.property) === '#updateStaleTimeout';
}

/** Returns whether a test is `!options.queryFn`. */
function isWithoutQueryFn(test: ESTree.Expression): boolean {
  return (
    test.type === 'UnaryExpression' &&
    test.argument.type === 'MemberExpression' &&
    nameOf(test.argument.property) === 'queryFn'
  );
}
