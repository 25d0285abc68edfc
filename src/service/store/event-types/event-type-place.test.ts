import { describe, expect, test } from 'vitest';
import { parsePublicId } from '../../../contract/index.ts';
import { openService } from '../../testing/index.ts';
import { findEventTypePlace } from '../index.ts';

const service = await openService();
const account = await service.account();
const other = await service.account();
const { accountId } = account;

async function make(title: string, more: Readonly<Record<string, unknown>> = {}) {
  return (await service.send(account, 'POST /event-types', { title, ...more })).body.data;
}

async function find(publicId: string) {
  const reference = parsePublicId(publicId);
  return reference && findEventTypePlace(service.store, reference);
}

describe('an event type', () => {
  test('finds an event type by its id and by its public id', async () => {
    const { id, public_id } = await make('First');
    const place = { eventTypeId: id, accountId, isPrivate: false, isActive: true };
    expect(public_id).toBe(`grace-${accountId}/first`);
    expect([await findEventTypePlace(service.store, id), await find(public_id)]).toEqual([place, place]);
  });

  test('finds an event type by the account’s number or a username in any letter case', async () => {
    const { id } = await make('Second');
    const places = await Promise.all([find(`@${accountId}/second`), find(`Grace-${accountId}/second`)]);
    expect(places.map((place) => place?.eventTypeId)).toEqual([id, id]);
  });

  test('finds no event type under the name of another account', async () => {
    await make('Third');
    expect([await find(`grace-${other.accountId}/third`), await find('nobody/third')]).toEqual([undefined, undefined]);
  });

  test('names the account by its number where the username does not fit in an address', async () => {
    const host = await service.account();
    const handles = service.store.db.updateTable('handles').set({ username: 'Grace Hopper/2' });
    await handles.where('user_id', '=', host.userId).execute();
    const { body } = await service.send(host, 'POST /event-types', { title: 'Talk' });
    expect(body.data.public_id).toBe(`@${host.accountId}/talk`);
    expect((await find(body.data.public_id))?.eventTypeId).toBe(body.data.id);
  });
});

describe('a private event type', () => {
  test('finds a private event type by 144 random bits in place of its slug', async () => {
    const { id, public_id } = await make('Secret', { visibility: 'private' });
    expect(public_id).toMatch(new RegExp(`^grace-${accountId}/p_[\\w-]{24}$`));
    expect(await find(public_id)).toEqual({ eventTypeId: id, accountId, isPrivate: true, isActive: true });
    expect(await find(`grace-${accountId}/secret`)).toBeUndefined();
  });

  test('keeps a private name through other changes', async () => {
    const { id, public_id } = await make('Kept', { visibility: 'private' });
    const { body } = await service.send(account, `PUT /event-types/${id}`, { title: 'Renamed', visibility: 'private' });
    expect([body.data.title, body.data.public_id]).toEqual(['Renamed', public_id]);
  });

  test('creates a new private name each time', async () => {
    const first = await make('Again', { visibility: 'private' });
    const { body } = await service.send(account, `PUT /event-types/${first.id}`, { visibility: 'public' });
    expect(body.data.public_id).toBe(`grace-${accountId}/again`);
    const response = await service.send(account, `PUT /event-types/${first.id}`, { visibility: 'private' });
    expect(response.body.data.public_id).not.toBe(first.public_id);
    expect(await find(first.public_id)).toBeUndefined();
  });

  test('ignores a public id that a caller sends', async () => {
    const { status } = await service.send(account, 'POST /event-types', { title: 'Own', public_id: 'grace/own' });
    expect(status).toBe(422);
  });
});
