import type { Entry } from './ledger';
import type { Wallet } from './wallet';

/** How the journal tells a stake on sports; every other one is on a game. */
const ON_SPORTS = 'Aposta esportiva';

interface Played {
  journal: ReadonlyMap<string, Entry>;
  wallet: Pick<Wallet, 'stakes'>;
}

/** Which stakes are meant. Moments in milliseconds since 1970. */
export interface Stretch {
  /** The last stake before it, as {@link lastStake} tells; a clock may stand still, so that the moment alone is not enough. */
  after: string | null;
  from: number;
  /** The first moment after it; null for no end. */
  to: number | null;
}

/** The entry of the stake that was placed last, won or lost; null where there is none. */
export function lastStake({ journal }: Pick<Played, 'journal'>): string | null {
  let last: string | null = null;
  for (const { id, source } of journal.values()) if (source === 'Bet') last = id;
  return last;
}

/**
 * What the stakes on casino games come to that were placed in a stretch of time and have been settled: real money alone,
 * in cents. Stakes that are open or were given back are not in it.
 */
export function settledIn({ journal, wallet }: Played, { after, from, to }: Stretch): number {
  let sum = 0;
  let begun = after === null;
  // The id of a stake is free again once it is settled: a later one takes the place of an earlier.
  const latest = new Map<string, number>();
  for (const { id, source, description, reference, amount, at } of journal.values()) {
    if (reference === null) continue;
    if (source === 'Bet') {
      const counts = begun && description !== ON_SPORTS && at >= from && (to === null || at < to);
      latest.set(reference, counts ? amount : 0);
      sum += counts ? amount : 0;
      begun ||= id === after;
    } else if (source === 'Refund') {
      sum -= latest.get(reference) ?? 0;
      latest.delete(reference);
    }
  }
  for (const id of Object.keys(wallet.stakes)) sum -= latest.get(id) ?? 0;
  return sum;
}
