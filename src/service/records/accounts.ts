import type { Account, User } from '../../contract/index.ts';

export type AccountLookups = {
  findAccount(id: number): Promise<Account | undefined>;
  findUser(accountId: number, id: number): Promise<User | undefined>;
};

export type AccountWrites = {
  updateAccount(id: number, content: Pick<Account, 'allowed_origins'>): Promise<Account>;
};
