import type { ESTree } from 'vite';
import type { Rewrite } from '../rewrite.ts';

/**
 * Fields of schemas for error messages, for other libraries, and for distinguishing synchronous from asynchronous
 * checks.
 */
const unusedFields: ReadonlySet<string> = new Set(['async', 'expects', 'message', 'reference']);

/**
 * Removes the error messages of schemas, which make the first screen larger. Pages only check whether a response
 * matches its schema, and do not pass schemas to other libraries. Schemas of responses check only types.
 */
export const silentSchemas: Rewrite = {
  lookedFor: 'sentences about values that do not fit a schema',
  expected: { valibot: 1053 },
  visitor: ({ replace, count }) => ({
    // The path of each issue in a response.
    ForOfStatement({ left, start, end }) {
      if (left.type !== 'VariableDeclaration' || nameOf(left.declarations[0]?.id) !== 'issue') return;
      replace(start, end, ';');
      count();
    },
    ObjectExpression({ properties }) {
      const names = properties.map((property) => (property.type === 'Property' ? nameOf(property.key) : ''));
      const success = properties[names.indexOf('success')];
      if (success?.type === 'Property') {
        replace(success.value.start, success.value.end, 'dataset.typed');
        count();
      }
      if (!names.includes('~run')) return;
      properties.forEach(({ start, end }, index) => {
        if (!unusedFields.has(names[index] ?? '')) return;
        replace(start, properties[index + 1]?.start ?? end, '');
        count();
      });
    },
    CallExpression({ callee, arguments: argumentNodes, start, end }) {
      const [, , dataset] = argumentNodes;
      // Keep the fact that a value does not fit, and drop the reason.
      if (nameOf(callee) === '_addIssue' && dataset) {
        replace(start, end, `(${nameOf(dataset)}.typed=false)`);
        count();
      }
      if (nameOf(callee) === '_standardSchema') {
        replace(callee.start, callee.end, '');
        count();
      }
      // The settings of messages: languages, and how many issues to collect.
      if (nameOf(callee) === 'getGlobalConfig') {
        replace(callee.start, end, 'undefined');
        count();
      }
    },
  }),
};

function nameOf(node: ESTree.Node | undefined): string {
  if (node?.type === 'Literal') return `${node.value}`;
  return node?.type === 'Identifier' ? node.name : '';
}
