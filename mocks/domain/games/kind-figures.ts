import { MAX_WIN_MULTIPLIER } from '../slot/symbols';
import type { GameKind } from './round';

/** Figures of a game. `rtp` is in hundredths of a percent. It and the volatility are absent if the rules allow several. */
interface Figures {
  readonly volatility?: 'low' | 'medium' | 'high';
  /** Highest payout as a multiple of the stake. */
  readonly maxWinMultiplier: number;
  /** Average number of rounds per occurrence of the maximum win; without `rtp` an approximation, because it depends on the RTP. */
  readonly maxWinOdds: number;
  readonly rtp?: number;
}

/** Figures that the rules of a kind fix, such as the highest prize and its odds. */
export const KIND_FIGURES: Readonly<Record<GameKind, Figures>> = {
  slot: { maxWinMultiplier: MAX_WIN_MULTIPLIER, maxWinOdds: 1_600_000 },
  crash: { volatility: 'high', maxWinMultiplier: 1000, maxWinOdds: 1031 },
  roulette: { volatility: 'medium', maxWinMultiplier: 36, maxWinOdds: 37, rtp: 9730 },
  blackjack: { volatility: 'low', maxWinMultiplier: 2.5, maxWinOdds: 22, rtp: 9891 },
  baccarat: { volatility: 'low', maxWinMultiplier: 9, maxWinOdds: 11, rtp: 9894 },
  dice: { volatility: 'low', maxWinMultiplier: 63, maxWinOdds: 72, rtp: 9722 },
  wheel: { volatility: 'medium', maxWinMultiplier: 24, maxWinOdds: 25, rtp: 9600 },
  bingo: { volatility: 'medium', maxWinMultiplier: 2000, maxWinOdds: 210_000 },
  scratch: { volatility: 'high', maxWinMultiplier: 1000, maxWinOdds: 35_800 },
};
