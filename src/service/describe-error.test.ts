import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('describes an error without the values of its row', () => {
  const detail = 'Key (email)=(ada@example.com) already exists.';
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail, where: detail });
  expect(describeError(error)).toEqual({ name: 'Error', message: 'duplicate key', code: '23505', stack: error.stack });
});
