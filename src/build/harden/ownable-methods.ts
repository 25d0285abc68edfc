import type { Rewrite } from './rewrite.ts';

const inherited = ['toString', 'valueOf'];

/** Defines the properties that a library sets on its prototypes, since nothing can be set if a page froze `Object.prototype`. */
export const ownableMethods: Rewrite = {
  lookedFor: 'methods that all objects have, set on a prototype (`X.prototype.toString = …`)',
  expected: {
    '@preact/signals-core': 2,
    '@preact/signals': 0,
    preact: 0,
    '@tanstack/query-core': 0,
    valibot: 0,
    luxon: 0,
  },
  visitor: ({ replace, native, count }) => ({
    AssignmentExpression({ left }) {
      if (left.type !== 'MemberExpression' || left.computed || !inherited.includes(left.property.name)) return;
      const { object, property } = left;
      if (object.type !== 'MemberExpression' || object.computed || object.property.name !== 'prototype') return;
      replace(object.start, object.start, `${native('ownable')}(`);
      replace(object.end, object.end, `,${JSON.stringify(property.name)})`);
      count();
    },
  }),
};
