import { expect, test } from 'vitest';
import { makeMember, openService } from '../../testing/index.ts';

const { store, account, clock } = await openService();
const { people } = store;

async function makePerson(accountId: number) {
  const userId = await makeMember(store, accountId, 'member');
  const members = await people.listMembers(accountId);
  const member = members.find((each) => each.userId === userId) ?? expect.fail('no member was made');
  return { userId, personId: member.personId };
}

test('keeps nothing about a removed person who cannot sign in to another account', async () => {
  const { accountId } = await account();
  const { userId, personId } = await makePerson(accountId);
  await people.removeMember({ accountId, userId });
  expect(await people.findPerson(personId)).toBeUndefined();
});

test('keeps a removed person who can sign in to another account', async () => {
  const [{ accountId }, other] = [await account(), await account()];
  const { userId, personId } = await makePerson(accountId);
  await people.saveMembership({ personId, accountId: other.accountId, userId: other.userId, role: 'member' }, clock());
  await people.removeMember({ accountId, userId });
  expect(await people.findPerson(personId)).toMatchObject({ id: personId });
});
