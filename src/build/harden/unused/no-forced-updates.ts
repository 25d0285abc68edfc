import type { Rewrite } from '../rewrite.ts';

/** Leaves out the method of class components that draws them without a change, because there are no such components. */
export const noForcedUpdates: Rewrite = {
  lookedFor: 'the method that draws a component without a change',
  expected: { preact: 1 },
  visitor: ({ replace, count }) => ({
    AssignmentExpression({ left, start, end }) {
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
      if (left.property.name !== 'forceUpdate') return;
      replace(start, end, '0');
      count();
    },
  }),
};
