import { isPlain } from '../../../../frames/protocol/fields';
import { isCents } from '../shared/responses';
import { isSlip } from './pending-bet';
import type { OddsPolicy, Slip } from './slip';

/** Choices of the device's user. */
export interface Preferences {
  readonly oddsPolicy: OddsPolicy;
  /** True if a new selection has the last stake at once. */
  readonly isQuick: boolean;
  /** Stake in cents that all bets of a slip had when the player last tried to place one; 0 if there is none. */
  readonly lastStake: number;
  /** Slip that the player last tried to place, also if it was rejected. */
  readonly lastSlip?: Slip | undefined;
  /** Names of teams and leagues. */
  readonly favourites: readonly string[];
}

const KEY = 'bet-preferences';
const DEFAULTS: Preferences = { oddsPolicy: 'better', isQuick: false, lastStake: 0, favourites: [] };

/** Returns the stored choices of this device. A missing or invalid one has its default, as all have without storage. */
export function loadPreferences(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isPlain(stored)) return DEFAULTS;
    const { oddsPolicy, isQuick, lastStake, lastSlip, favourites } = stored;
    return {
      oddsPolicy: oddsPolicy === 'none' || oddsPolicy === 'all' ? oddsPolicy : 'better',
      isQuick: isQuick === true,
      lastStake: isCents(lastStake) ? lastStake : 0,
      lastSlip: isSlip(lastSlip) ? lastSlip : undefined,
      favourites: Array.isArray(favourites) ? favourites.map(String) : [],
    };
  } catch {
    return DEFAULTS;
  }
}

/** Saves the preferences in local storage. Never throws. */
export function savePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // The preferences hold for this page only, because storage is unavailable.
  }
}
