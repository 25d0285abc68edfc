import { expect } from 'vitest';
import type { DateOverride, Hours } from '../../contract/index.ts';
import { makeMember, type TestAccount } from './account.testing.ts';
import type { TestService } from './service.testing.ts';

/** A host who takes turns: their weight, and their own hours, their overrides and time zone, Berlin by default. */
export type TurnSettings = {
  readonly weight?: number;
  readonly hours?: Hours;
  readonly overrides?: readonly DateOverride[];
  readonly timezone?: string;
};

/** An account whose event type some hosts take turns for; its own host is not one of them. */
export type Rotation = TestAccount & {
  readonly hosts: readonly number[];
  /** Replaces the hosts who take turns. */
  setHosts(hosts: readonly HostDraft[]): Promise<void>;
  /** How many meetings of this month each host got by turn, in the order of `hosts`. */
  assigned(): Promise<number[]>;
};

type HostDraft = { readonly user_id: number; readonly weight?: number; readonly availability_id?: number };

/**
 * Makes new members of an account take turns for its event type.
 * @public The tests of the server use it too.
 */
export async function makeRotation(
  service: TestService,
  account: TestAccount,
  turns: readonly TurnSettings[],
): Promise<Rotation> {
  const hosts: number[] = [];
  const hostDrafts: HostDraft[] = [];
  for (const { weight, hours, overrides = [], timezone = 'Europe/Berlin' } of turns) {
    const user_id = await makeMember(service.store, account.accountId, 'member');
    const schedule = { name: `Hours ${user_id}`, timezone, hours, overrides };
    const scheduleId = hours && (await service.send(account, 'POST /availabilities', schedule)).body.data.id;
    hosts.push(user_id);
    hostDrafts.push({
      user_id,
      ...(weight !== undefined && { weight }),
      ...(scheduleId && { availability_id: scheduleId }),
    });
  }
  const path = `/event-types/${account.eventTypeId}/hosts` as const;

  async function setHosts(list: readonly HostDraft[]): Promise<void> {
    const { status, body } = await service.send(account, `PUT ${path}`, { hosts: list });
    expect([status, body.error]).toEqual([200, undefined]);
  }

  await setHosts(hostDrafts);
  return {
    ...account,
    hosts,
    setHosts,
    async assigned() {
      const { data } = (await service.send(account, `GET ${path}`)).body;
      return hosts.map((id) => data.find((host: { user_id: number }) => host.user_id === id)?.assigned ?? 0);
    },
  };
}
