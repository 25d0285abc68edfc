import type { ESTree } from 'vite';
import type { Rewrite } from '../rewrite.ts';

/** Notes that a value does not fit, and not why. */
const noteIssue = '{if(context.kind==="schema")dataset.typed=false;(dataset.issues??=[]).push({})}';

/**
 * Leaves out what schemas say of a value that does not fit: pages only ask whether a response is of its schema, and the
 * sentences weigh on the first screen. Neither do pages hand schemas to other libraries.
 */
export const silentSchemas: Rewrite = {
  lookedFor: 'sentences about values that do not fit a schema',
  expected: { valibot: 371 },
  visitor: ({ replace, count }) => ({
    FunctionDeclaration({ id, body }) {
      if (id?.name !== '_addIssue' || !body) return;
      replace(body.start, body.end, noteIssue);
      count();
    },
    // Where in a response each of them is.
    ForOfStatement({ left, start, end }) {
      if (left.type !== 'VariableDeclaration' || nameOf(left.declarations[0]?.id) !== 'issue') return;
      replace(start, end, ';');
      count();
    },
    Property({ key, value, shorthand }) {
      if (shorthand || key.type !== 'Identifier' || key.name !== 'expects' || value.type === 'Literal') return;
      replace(value.start, value.end, 'null');
      count();
    },
    CallExpression({ callee, arguments: given, end }) {
      const [schema, , dataset] = given;
      if (nameOf(callee) === '_addIssue' && dataset) {
        replace(dataset.end, end - 1, '');
        count();
      }
      if (callee.type !== 'Identifier' || callee.name !== '_standardSchema' || !schema) return;
      replace(callee.start, callee.end, '');
      count();
    },
  }),
};

function nameOf(node: ESTree.Node | undefined): string {
  return node?.type === 'Identifier' ? node.name : '';
}
