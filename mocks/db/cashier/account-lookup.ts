import type { Account, Accounts } from '../money/accounts';

/** Finds an item by id in a map of any account. */
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

/** Compares two items for sorting by their creation, newest first. */
export const newestFirst = (one: { createdAt: number }, other: { createdAt: number }): number => other.createdAt - one.createdAt;
