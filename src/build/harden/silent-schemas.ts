import type { Rewrite } from './rewrite.ts';

/** Notes that a value does not fit, and not why. */
const noteIssue =
  '{if(context.kind==="schema")dataset.typed=false;(dataset.issues??=[]).push({path:other?.path,issues:other?.issues})}';

/**
 * Leaves out what schemas say of a value that does not fit: pages only ask whether a response is of its schema, and the
 * sentences weigh on the first screen. Neither do pages hand schemas to other libraries.
 */
export const silentSchemas: Rewrite = {
  lookedFor: 'sentences about values that do not fit a schema',
  expected: { valibot: 3 },
  visitor: ({ replace, count }) => ({
    FunctionDeclaration({ id, body }) {
      if (id?.name !== '_addIssue' || !body) return;
      replace(body.start, body.end, noteIssue);
      count();
    },
    Property({ key, value, shorthand }) {
      if (shorthand || key.type !== 'Identifier' || key.name !== 'expects' || value.type === 'Literal') return;
      replace(value.start, value.end, 'null');
      count();
    },
    CallExpression({ callee, arguments: [schema] }) {
      if (callee.type !== 'Identifier' || callee.name !== '_standardSchema' || !schema) return;
      replace(callee.start, callee.end, '');
      count();
    },
  }),
};
