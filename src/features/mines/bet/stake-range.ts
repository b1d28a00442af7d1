import type { MinesConfig } from '@generated/api/model/mines-config';
import type { Settings } from '@generated/api/model/settings';

/** Configuration of the game with the stake to offer first, in cents; null if the limits are unknown. */
export type MinesTerms = MinesConfig & { readonly start: number | null };

/** Narrows the game's stakes by the casino's limits (SPEC E6), with the defaults of SPEC E7. */
export function narrowStakes(
  config: MinesConfig,
  { casino_bet_min_total: min, casino_bet_max_total: max, casino_bet_default: start }: Settings,
): MinesTerms {
  if (config.min_bet === 'unknown' || config.max_bet === 'unknown') return { ...config, start: null };
  const min_bet = Math.max(config.min_bet, min ?? 10);
  const max_bet = Math.min(config.max_bet, max ?? 2000);
  return { ...config, min_bet, max_bet, start: Math.min(max_bet, Math.max(min_bet, start ?? 50)) };
}
