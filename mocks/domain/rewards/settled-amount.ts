import type { Entry } from '../money/ledger';
import type { Wallet } from '../money/wallet';

/** Description of a sports bet. All other stakes are on games. */
const SPORTS_DESCRIPTION = 'Aposta esportiva';

interface PlayRecord {
  journal: ReadonlyMap<string, Entry>;
  wallet: Pick<Wallet, 'stakes'>;
}

/** Range of time that selects stakes, in Unix ms. */
export interface StakeWindow {
  /**
   * Id of the last stake before the window ({@link lastStakeId}); timestamps are not enough, because the clock may be
   * frozen.
   */
  after: string | null;
  from: number;
  /** End, exclusive; null for none. */
  to: number | null;
}

/** Returns the journal id of the most recent stake; null if there is none. */
export function lastStakeId({ journal }: Pick<PlayRecord, 'journal'>): string | null {
  let last: string | null = null;
  for (const { id, source } of journal.values()) if (source === 'Bet') last = id;
  return last;
}

/** Sums the stakes on games placed in the window that are settled, neither open nor refunded: real money only, in cents. */
export function settledAmount({ journal, wallet }: PlayRecord, { after, from, to }: StakeWindow): number {
  let sum = 0;
  let hasBegun = after === null;
  // A stake id can be reused after settlement: a refund, or an open stake, takes off the amount of the latest stake only.
  const latest = new Map<string, number>();
  for (const { id, source, description, reference, amount, at } of journal.values()) {
    if (reference === null) continue;
    if (source === 'Bet') {
      const counts = hasBegun && description !== SPORTS_DESCRIPTION && at >= from && (to === null || at < to);
      latest.set(reference, counts ? amount : 0);
      sum += counts ? amount : 0;
      hasBegun ||= id === after;
    } else if (source === 'Refund') {
      sum -= latest.get(reference) ?? 0;
      latest.delete(reference);
    }
  }
  for (const id of Object.keys(wallet.stakes)) sum -= latest.get(id) ?? 0;
  return sum;
}
