import type { Rewrite } from '../rewrite.ts';

/** The option of Preact that handles errors thrown by components, by its minified name. */
const catchError = '__e';

/** Rethrows the error of a component without searching for an error boundary, because there are none. */
export const noErrorBoundaries: Rewrite = {
  lookedFor: 'the search for a component that catches errors',
  expected: { preact: 1 },
  visitor: ({ replace, count }) => ({
    Property({ key, value }) {
      if (key.type !== 'Identifier' || key.name !== catchError || value.type !== 'FunctionExpression') return;
      for (const { type, start, end } of value.body?.body ?? []) {
        if (type !== 'ForStatement') continue;
        replace(start, end, ';');
        count();
      }
    },
  }),
};
