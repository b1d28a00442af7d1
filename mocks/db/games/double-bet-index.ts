import type { DoubleTotals } from '../../domain/double/double';
import type { DoubleBet } from '../../domain/double/double-bets';
import { sumByColor } from '../../domain/double/double-bets';

/** Creates an index of bets by id, round and open status. */
export function createDoubleBetIndex() {
  const bets = new Map<string, DoubleBet>();
  const rounds = new Map<number, Map<string, DoubleBet>>();
  const open = new Map<string, DoubleBet>();

  return {
    byId: (id: string): DoubleBet | undefined => bets.get(id),
    /** Returns all bets, oldest first. */
    all: (): DoubleBet[] => [...bets.values()],
    open: (): DoubleBet[] => [...open.values()],
    size: (): number => bets.size,
    /** Returns the stakes on a round by colour. */
    totals: (round: number): DoubleTotals => sumByColor(rounds.get(round)?.values() ?? []),

    /** Inserts or replaces a bet. */
    put(bet: DoubleBet): void {
      const { id, round, status } = bet;
      const roundBets = rounds.get(round) ?? new Map<string, DoubleBet>();
      rounds.set(round, roundBets.set(id, bet));
      bets.set(id, bet);
      if (status === 'open') open.set(id, bet);
      else open.delete(id);
    },

    clear(): void {
      for (const all of [bets, rounds, open]) all.clear();
    },
  };
}
