import type { MinesConfig } from '@generated/api/model/mines-config';
import type { Settings } from '@generated/api/model/settings';

import { narrowStakes } from '@/product/stake-rules';

/** Configuration of the game with the stake to offer first, in cents; null if the limits are unknown. */
export type OfferedMinesConfig = MinesConfig & { readonly start: number | null };

/** Narrows the stakes of the game by the casino's limits in the settings. Unknown stakes stay as they are. */
export function narrowMinesStakes(config: MinesConfig, settings: Settings): OfferedMinesConfig {
  if (config.min_bet === 'unknown' || config.max_bet === 'unknown') return { ...config, start: null };
  const { min, max, start } = narrowStakes({ min: config.min_bet, max: config.max_bet }, settings);
  return { ...config, min_bet: min, max_bet: max, start };
}
