import { expect, it } from 'vitest';
import { canonicalMailbox } from './canonical-mailbox.ts';

it.each([
  ['Ada@Example.org', 'ada@example.org'],
  ['ada+news+more@example.org', 'ada@example.org'],
  ['+ada@example.org', '+ada@example.org'],
  ['a.d.a@example.org', 'a.d.a@example.org'],
  ['A.d.a+x@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['a-d_a.@protonmail.com', 'ada@proton.me'],
  ['ada@pm.me', 'ada@proton.me'],
  ['a.da@me.com', 'a.da@icloud.com'],
  ['a.d-a@ya.ru', 'ada@yandex.ru'],
])('counts %s as the mailbox %s', (address, mailbox) => {
  expect(canonicalMailbox(address)).toBe(mailbox);
});
