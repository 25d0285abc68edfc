import type { Account, User } from '../../contract/index.ts';
import type { Update } from './content.ts';

/** What of a user they set themselves. */
export type UserContent = Omit<User, 'id' | 'username' | 'locale'> & { readonly locale: string | null };

export type AccountLookups = {
  findAccount(id: number): Promise<Account | undefined>;
  findUser(accountId: number, id: number): Promise<User | undefined>;
};

export type AccountWrites = {
  updateAccount(id: number, content: Pick<Account, 'allowed_origins'>): Promise<Account>;
  updateUser(user: Update<UserContent>): Promise<User>;
};
