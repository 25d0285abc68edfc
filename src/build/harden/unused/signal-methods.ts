import type { ESTree } from 'vite';
import type { Rewrite } from '../rewrite.ts';

/** Methods that convert a signal to a text, a number or JSON, and `subscribe`, for which effects are used here. */
const unusedMethods: ReadonlySet<string> = new Set(['subscribe', 'toJSON', 'toString', 'valueOf']);

/**
 * Leaves out methods of signals, since only their values are read here, and their names, which tools show. Two of the
 * methods share their names with methods on the prototype of all objects, so they could not be set on a page that has
 * frozen it.
 */
export const signalMethods: Rewrite = {
  lookedFor: 'methods of signals that nothing here calls, and names of signals',
  expected: { '@preact/signals-core': unusedMethods.size + 2 },
  visitor: ({ replace, count }) => ({
    ExpressionStatement({ expression, start, end }) {
      if (expression.type !== 'AssignmentExpression' || !isUnused(expression.left)) return;
      replace(start, end, ';');
      count();
    },
  }),
};

/** Returns whether a value is assigned to `X.prototype.method` or to `this.name`. */
function isUnused(target: ESTree.AssignmentTarget): boolean {
  if (target.type !== 'MemberExpression' || target.computed || target.property.type !== 'Identifier') return false;
  const { object, property } = target;
  if (object.type === 'ThisExpression') return property.name === 'name';
  return object.type === 'MemberExpression' && !object.computed && object.property.name === 'prototype'
    ? unusedMethods.has(property.name)
    : false;
}
