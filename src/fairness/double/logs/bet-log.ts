import type { DoubleBet } from '@generated/api/model/double-bet';
import type { PlaceDoubleBetRequest } from '@generated/api/model/place-double-bet-request';
import type { ReceiptKey } from '@generated/api/model/receipt-key';

import { readStoredJson, writeStored } from '@/shared/lib/safe-storage';

/** A bet that this browser placed. Survives a reload: the field names must not change. */
export interface StoredBet {
  readonly asked: PlaceDoubleBetRequest;
  /** Bet as the server acknowledged it last: placed, or cancelled. */
  readonly placed: DoubleBet;
  /** Keys published then; null if the configuration was not read. */
  readonly keys: readonly ReceiptKey[] | null;
  /** True if the player has pressed cancel. */
  readonly cancelled: boolean;
  /** True if the round has a final verdict. */
  readonly isDone: boolean;
}

interface LogStorage {
  readonly read: (player: string) => unknown;
  readonly write: (player: string, bets: readonly StoredBet[]) => void;
}

/** Maximum number of bets, newest last. Bets without a verdict are kept first. */
const MAX_BETS = 150;
const storageKey = (player: string) => `double bets ${player}`;

/** Storage shared by all tabs. Only this module writes the value. */
export const betStorage: LogStorage = {
  read: (player) => readStoredJson('local', storageKey(player)),
  write: (player, bets) => void writeStored('local', storageKey(player), JSON.stringify(bets)),
};

export type BetLog = ReturnType<typeof createBetLog>;

/** Creates a log of the player's own bets: the evidence with which the server's lists are compared. */
export function createBetLog(storage: LogStorage) {
  function read(player: string): readonly StoredBet[] {
    const stored = storage.read(player);
    return Array.isArray(stored) ? (stored as StoredBet[]) : [];
  }

  function write(player: string, bets: readonly StoredBet[]): void {
    const excess = Math.max(0, bets.length - MAX_BETS);
    const dropped = new Set(bets.filter(({ isDone }) => isDone).slice(0, excess));
    storage.write(player, bets.filter((bet) => !dropped.has(bet)).slice(-2 * MAX_BETS));
  }

  /** Changes stored bets. Another tab may have written meanwhile, so they are read first. */
  function update(player: string, isMeant: (bet: StoredBet) => boolean, change: Partial<StoredBet>): void {
    const bets = read(player);
    if (bets.some(isMeant)) write(player, bets.map((bet) => (isMeant(bet) ? { ...bet, ...change } : bet))); // prettier-ignore
  }

  return {
    /** Records a placed bet. The first acknowledgement is never replaced. */
    recordPlaced(player: string, asked: PlaceDoubleBetRequest, placed: DoubleBet, keys: readonly ReceiptKey[] | null): void {
      const bets = read(player);
      if (bets.some((bet) => isSame(bet.placed, placed))) return;
      write(player, [...bets, { asked, placed, keys, cancelled: false, isDone: false }]);
    },
    /** Records a cancellation before the request is sent: its response may be lost. */
    recordCancelRequest(player: string, betId: string): void {
      update(player, ({ placed }) => placed.id === betId, { cancelled: true });
    },
    recordCancelled(player: string, bet: DoubleBet): void {
      if (bet.status === 'cancelled') update(player, ({ placed }) => isSame(placed, bet), { placed: bet, cancelled: true });
    },
    /** Returns the bets on a round, oldest first. */
    ofRound: (player: string, roundId: string): readonly StoredBet[] => read(player).filter(({ placed }) => placed.round_id === roundId),
    /** Returns the ids of rounds without a final verdict. */
    pendingRounds: (player: string): string[] => [
      ...new Set(read(player).flatMap(({ placed, isDone }) => (isDone ? [] : [placed.round_id]))),
    ],
    markDone: (player: string, roundId: string): void =>
      update(player, ({ placed, isDone }) => placed.round_id === roundId && !isDone, { isDone: true }),
  };
}

/** Returns true for the same bet. A restarted table may repeat bet ids, but not with the same round. */
const isSame = (one: DoubleBet, other: DoubleBet) => one.id === other.id && one.round_id === other.round_id;
