import { isPlain } from '../../../../frames/protocol/fields';
import type { OddsPolicy } from './slip';

/** Choices of the device's user. */
export interface Preferences {
  readonly oddsPolicy: OddsPolicy;
  /** True if a new selection has the last stake at once. */
  readonly isQuick: boolean;
  /** Stake of the last bet, as typed. */
  readonly lastStake: string;
}

const KEY = 'bet-preferences';
const DEFAULTS: Preferences = { oddsPolicy: 'better', isQuick: false, lastStake: '' };

/** Returns the stored choices, or the defaults without storage. */
export function loadPreferences(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isPlain(stored)) return DEFAULTS;
    const { oddsPolicy, isQuick, lastStake } = stored;
    return {
      oddsPolicy: oddsPolicy === 'none' || oddsPolicy === 'all' ? oddsPolicy : 'better',
      isQuick: isQuick === true,
      lastStake: typeof lastStake === 'string' ? lastStake.slice(0, 14) : '',
    };
  } catch {
    return DEFAULTS;
  }
}

export function savePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // The preferences hold for this page only, because storage is unavailable.
  }
}
