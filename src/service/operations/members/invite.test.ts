import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { quotas } from '../../../contract/index.ts';
import { openConsole } from '../../people/testing/index.ts';
import { makeMember, ownerOf } from '../../testing/index.ts';

const { service } = await openConsole();

test('invites the named user again even if a colleague has the same address', async () => {
  const account = await service.account();
  const { accountId } = account;
  const users = [
    await makeMember(service.store, accountId, 'member'),
    await makeMember(service.store, accountId, 'member'),
  ];
  const [colleague = 0, namedUser = 0] = users;
  await service.store.db.updateTable('users').set({ email: 'team@twins.example' }).where('id', 'in', users).execute();
  await service.store.people.removeMember({ accountId, userId: namedUser });
  const invite = () => {
    const path = `/v1/members/${namedUser}/invite`;
    return service.request(path, { session: ownerOf(account), method: 'POST', body: { role: 'member' } });
  };
  expect((await invite()).body.error.errors).toEqual({ email: ['belongs to someone who is a member already'] });
  await service.store.people.removeMember({ accountId, userId: colleague });
  expect((await invite()).body.data).toMatchObject({ id: namedUser, state: 'invited' });
});

test('gives an invited colleague a username of their own, made of their name', async () => {
  const usernames = [];
  for (const account of [await service.account(), await service.account()]) {
    const body = { email: 'katherine@names.example', first_name: 'Kátherine', last_name: 'Johnson', role: 'member' };
    const invitation = await service.request('/v1/members', { session: ownerOf(account), body });
    usernames.push(invitation.body.data.username);
  }
  expect(usernames).toEqual(['katherine-johnson', 'katherine-johnson-2']);
});

test('links an invitation to the console where people sign in', async () => {
  const { service: elsewhere } = await openConsole({
    consoleOrigin: 'https://desk.example.com',
    publicUrl: 'https://book.example.com/',
  });
  const account = await elsewhere.account();
  const body = { email: 'katherine@links.example', first_name: 'Katherine', last_name: '', role: 'member' };
  const invitation = await elsewhere.request('/v1/members', { session: ownerOf(account), body });
  expect(invitation.body.data.invitation_link).toMatch(/^https:\/\/desk\.example\.com\/console\/#invitation=/);
  const me = await elsewhere.request('/v1/users/me', { session: ownerOf(account) });
  expect(me.body.data.booking_page).toMatch(/^https:\/\/book\.example\.com\/\w/);
});

test('does not give a colleague the address of another page of the server', async () => {
  const body = { email: 'docs@names.example', first_name: 'Docs', last_name: '', role: 'member' };
  const invitation = await service.request('/v1/members', { session: ownerOf(await service.account()), body });
  expect(invitation.body.data.username).toBe('docs-2');
});

test('grants the last user of an account to one of two invitations, and still invites an existing user', async () => {
  const account = await service.account();
  const { accountId } = account;
  await sql`
    with filled as (
      insert into users (account_id, first_name, last_name, email, timezone, created_at, updated_at)
      select ${accountId}, 'Filled', '', 'filled-' || n || '@many.example', 'UTC', now(), now()
      from generate_series(1, ${quotas.accountUsers.max - 2}::integer) as n returning id
    )
    insert into handles (account_id, user_id, username) select ${accountId}, id, 'filled-' || id from filled
  `.execute(service.store.db);
  const invite = (name: string) => {
    const body = { email: `${name}@many.example`, first_name: 'One', last_name: 'More', role: 'member' };
    return service.request('/v1/members', { session: ownerOf(account), body });
  };
  const replies = await Promise.all([invite('last'), invite('beyond')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(replies.find(({ status }) => status === 422)?.body.error.code).toBe('quota_exceeded');
  expect((await invite('Filled-1')).body.data).toMatchObject({ state: 'invited', email: 'filled-1@many.example' });
});
