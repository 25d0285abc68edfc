import type { ESTree } from 'vite';
import type { Rewrite } from '../rewrite.ts';

/**
 * Leaves out the code that makes a signal work in markup by itself, as a property of an element or as a text, the effect
 * that finds out how effects are notified, for hooks that are not used here, and reports to developer tools.
 * Components here read the values of signals, so the search through every drawn element would be in vain.
 */
export const signalsInMarkup: Rewrite = {
  lookedFor: 'signals as properties and as texts, and names of components',
  expected: { '@preact/signals': 8 },
  visitor: ({ code, replace, count }) => ({
    // The code for elements only: nodes whose type is a string.
    IfStatement({ test }) {
      const { left } = test.type === 'LogicalExpression' ? test : { left: test };
      if (!isTypeOfName(left)) return;
      replace(left.start, left.end, 'false');
      count();
    },
    // `typeof window != "undefined" && !!window.__PREACT_SIGNALS_DEVTOOLS__`
    LogicalExpression({ right, start, end }) {
      if (right.type !== 'UnaryExpression' || !code.slice(right.start, right.end).endsWith('DEVTOOLS__')) return;
      replace(start, end, 'false');
      count();
    },
    // The name of a component, for developer tools.
    ConditionalExpression({ test, consequent, start, end }) {
      if (!isNamed(consequent) || test.type !== 'BinaryExpression') return;
      replace(start, end, "''");
      count();
    },
    // The component that renders a signal as text.
    ExpressionStatement({ expression, start, end }) {
      const target = expression.type === 'AssignmentExpression' ? expression.left : calledMethod(expression);
      const name = target?.type === 'MemberExpression' && target.property.type === 'Identifier' && target.property.name;
      if (name !== 'displayName' && name !== 'defineProperties' && !isNotifyEffect(expression)) return;
      replace(start, end, ';');
      count();
    },
  }),
};

/** Returns whether an expression is `type.displayName || type.name`. */
function isNamed(expression: ESTree.Expression): boolean {
  const first = expression.type === 'LogicalExpression' ? expression.left : undefined;
  return (
    first?.type === 'MemberExpression' && first.property.type === 'Identifier' && first.property.name === 'displayName'
  );
}

/** Returns whether a test is `"string" == typeof node.type`. */
function isTypeOfName(test: ESTree.Expression): boolean {
  if (test.type !== 'BinaryExpression' || test.left.type !== 'Literal' || test.left.value !== 'string') return false;
  const { right } = test;
  if (right.type !== 'UnaryExpression' || right.operator !== 'typeof') return false;
  const { argument } = right;
  return (
    argument.type === 'MemberExpression' && argument.property.type === 'Identifier' && argument.property.name === 'type'
  );
}

/** Returns whether an expression is `effect(function () { notify = this.N; })()`, which ends the effect at once. */
function isNotifyEffect(expression: ESTree.Expression): boolean {
  const effect = expression.type === 'CallExpression' ? expression.callee : undefined;
  const run = effect?.type === 'CallExpression' ? effect.arguments[0] : undefined;
  const [statement] = run?.type === 'FunctionExpression' ? (run.body?.body ?? []) : [];
  const assignment = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const source = assignment?.type === 'AssignmentExpression' ? assignment.right : undefined;
  return source?.type === 'MemberExpression' && source.property.type === 'Identifier' && source.property.name === 'N';
}

function calledMethod(expression: ESTree.Expression): ESTree.Expression | undefined {
  return expression.type === 'CallExpression' && expression.callee.type === 'MemberExpression'
    ? expression.callee
    : undefined;
}
