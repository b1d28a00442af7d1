import { bonusBalance } from './bonus';
import type { Balances, Entry } from './ledger';
import { post, ZERO_BALANCES } from './ledger';
import type { Wallet } from './wallet';

/** Computes the balances from all entries; they always equal the stored balances. */
export function replay(journal: Iterable<Entry>): Balances {
  let balances = ZERO_BALANCES;
  for (const { postings } of journal) balances = post(balances, postings);
  return balances;
}

/** Sums the transactions that moved money; always equals the real balance. */
export function sumTransactions(journal: Iterable<Entry>): number {
  let sum = 0;
  for (const { type, amount, balanceAfter } of journal) if (balanceAfter !== null) sum += type === 1 ? amount : -amount;
  return sum;
}

/** Sums the held bonuses' money; equals `balances.bonus`. */
export function sumHeldBonuses({ bonuses }: Wallet): number {
  return bonuses.reduce((sum, bonus) => sum + bonusBalance(bonus), 0);
}
