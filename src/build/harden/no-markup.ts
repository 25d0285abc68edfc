import type { ESTree } from 'vite';
import type { Rewrite } from './rewrite.ts';

const property = 'dangerouslySetInnerHTML';

/**
 * Removes the code that writes HTML from Preact. The widget does not use it, and an audit can see that nothing could.
 */
export const noMarkup: Rewrite = {
  lookedFor: `what writes HTML (\`${property}\`, \`innerHTML\`)`,
  expected: { preact: 3 },
  visitor: ({ replace, count }) => ({
    ConditionalExpression(node) {
      if (!isProperty(node.test) && !writesMarkup(node.consequent)) return;
      replace(node.start, node.alternate.start, '');
      count();
    },
  }),
};

/** Returns whether a test is `"dangerouslySetInnerHTML" == name`. */
function isProperty(test: ESTree.Expression): boolean {
  return test.type === 'BinaryExpression' && test.left.type === 'Literal' && test.left.value === property;
}

/** Returns whether a sequence of steps, as a minifier joins them, sets `innerHTML` if it differs. */
function writesMarkup(steps: ESTree.Expression): boolean {
  const inside = bare(steps);
  if (inside.type !== 'SequenceExpression') return false;
  return inside.expressions.some((step) => {
    const assignment = bare(step.type === 'LogicalExpression' ? step.right : step);
    const target = assignment.type === 'AssignmentExpression' ? assignment.left : undefined;
    return target?.type === 'MemberExpression' && !target.computed && target.property.name === 'innerHTML';
  });
}

function bare(node: ESTree.Expression): ESTree.Expression {
  return node.type === 'ParenthesizedExpression' ? node.expression : node;
}
