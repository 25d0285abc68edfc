import type { Rewrite } from '../rewrite.ts';

/** What Preact does with an error that a component has thrown, by the name it gives that option. */
const catchError = '__e';

/** Throws the error of a component on, without a search for one around it that catches errors: there is none. */
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
