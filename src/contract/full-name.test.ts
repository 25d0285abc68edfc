import { expect, test } from 'vitest';
import { fullName } from './full-name.ts';

test.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['Ada', '', 'Ada'],
  ['', 'Lovelace', 'Lovelace'],
  ['太郎', '山田', '山田太郎'],
  ['さくら', '佐々木', '佐々木さくら'],
  ['小明', '王', '王小明'],
  ['길동', '홍', '홍길동'],
  ['グレース', 'ホッパー', 'グレース ホッパー'],
  ['Anna', '田中', 'Anna 田中'],
  ['عمر', 'الخيام', 'عمر الخيام'],
])('joins %s and %s as %s', (first_name, last_name, expected) => {
  expect(fullName({ first_name, last_name })).toBe(expected);
});
