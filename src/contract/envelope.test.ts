import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Failure, failure } from './envelope.ts';
import { problems } from './problems.ts';

test.each(Object.keys(problems) as (keyof typeof problems)[])(
  'writes the problem %s in an envelope that matches its schema',
  (code) => {
    expect(v.is(Failure, failure({ code }, 'r-1'))).toBe(true);
    expect(problems[code].status).toBeGreaterThanOrEqual(400);
  },
);
