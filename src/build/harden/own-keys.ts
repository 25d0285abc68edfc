import type { Rewrite } from './rewrite.ts';

/** Limits loops over the keys of an object to its own keys, even if a page has added keys to all objects. */
export const ownKeys: Rewrite = {
  lookedFor: 'loops over the keys of an object (`for … in`)',
  expected: {
    preact: 8,
    '@preact/signals': 8,
    '@preact/signals-core': 1,
    '@tanstack/query-core': 0,
    valibot: 18,
    luxon: 5,
    rolldown: 2,
    'libphonenumber-js': 1,
  },
  visitor: ({ code, replace, count }) => ({
    ForInStatement({ left, right }) {
      replace(left.end, right.start, ` of Object.keys((${code.slice(left.end, right.start).replace(/^\s*in\s*/, '')}`);
      replace(right.end, right.end, ')??{})');
      count();
    },
  }),
};
