import type { Account, Accounts } from '../money/accounts';

/** Finds an item by id in a map of any account, and returns it with its account; undefined if none has it. */
export function findInAccounts<T>(
  accounts: Accounts,
  selectItems: (account: Account) => Map<string, T>,
  id: string,
): { account: Account; item: T } | undefined {
  for (const account of accounts.all()) {
    const item = selectItems(account).get(id);
    if (item !== undefined) return { account, item };
  }
  return undefined;
}

/** Lists the items of all accounts, newest first. */
export const listNewestFirst = <T extends { createdAt: number }>(
  accounts: Accounts,
  selectItems: (account: Account) => Map<string, T>,
): T[] =>
  accounts
    .all()
    .flatMap((account) => [...selectItems(account).values()])
    .toSorted((one, other) => other.createdAt - one.createdAt);
