import type { Rewrite } from './rewrite.ts';

/** Replaces `.bind` with our own `bindTo`: MooTools loses the arguments of natively bound functions. */
export const boundMethods: Rewrite = {
  lookedFor: 'bound functions (`.bind(…)`)',
  expected: {
    '@preact/signals': 1,
    '@preact/signals-core': 2,
    '@tanstack/query-core': 7,
    preact: 0,
    valibot: 0,
    luxon: 0,
  },
  visitor: ({ replace, native, count }) => ({
    CallExpression({ callee, arguments: [first], end }) {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.name !== 'bind') return;
      const { object } = callee;
      replace(object.start, object.start, `${native('bindTo')}(`);
      replace(object.end, first?.start ?? end - 1, ',');
      count();
    },
  }),
};
