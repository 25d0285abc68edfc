import { expect, test } from 'vitest';
import { splitStatements } from './split-statements.ts';

test('splits statements at semicolons that end a line', () => {
  const migration = "-- Why; and how.\nalter table a\n  add b text;\n\nupdate a set b = 'x;y';\n";
  expect(splitStatements(migration)).toEqual(['alter table a\n  add b text;', "update a set b = 'x;y';"]);
});

test.each(['do $$\nbegin\n  perform 1;\nend $$;', 'do $do$\nbegin\n  execute $$select 1;\nselect 2$$;\nend $do$;'])(
  'keeps the body of a function whole: %j',
  (body) => {
    expect(splitStatements(`${body}\nselect 2;`)).toEqual([body, 'select 2;']);
  },
);

test('refuses a statement without its semicolon', () => {
  expect(() => splitStatements('select 1;\nselect 2\n')).toThrow('"select 2"');
});
