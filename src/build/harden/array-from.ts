import { ownCode, type Rewrite } from './rewrite.ts';

/** Replaces `Array.from` with our own `arrayFrom`: Prototype.js makes an empty list from a set. */
export const arrayFrom: Rewrite = {
  lookedFor: 'lists made of collections (`Array.from`)',
  expected: {
    [ownCode]: 1,
    '@tanstack/query-core': 1,
    preact: 0,
    '@preact/signals': 0,
    '@preact/signals-core': 0,
    valibot: 0,
    'libphonenumber-js': 14,
    luxon: 3,
  },
  mention: 'Array.from',
  visitor: ({ replace, native, count }) => ({
    MemberExpression({ object, property, computed, start, end }) {
      if (computed || object.type !== 'Identifier' || object.name !== 'Array' || property.name !== 'from') return;
      replace(start, end, native('arrayFrom'));
      count();
    },
  }),
};
