import { useSyncExternalStore } from 'react';

import type { VerdictEntry, VerdictTotals } from '@/fairness/core/verdict-log';
import { countFailedElsewhere, listVerdicts, recordedSince, subscribe, totals } from '@/fairness/core/verdict-log';

/** Verdicts on the fairness of rounds that this browser has recorded for a player. */
export interface Verdicts {
  /** Verdicts, newest first. */
  readonly entries: readonly VerdictEntry[];
  /** Number of rounds by verdict, also of rounds no longer listed. */
  readonly totals: VerdictTotals;
  /** Time of the first verdict in epoch ms; null if no round was verified. */
  readonly since: number | null;
  /** Number of failed rounds of other accounts on this device. */
  readonly failedElsewhere: number;
}

/** Returns the verdicts, and renders again when they change in any tab. @param player id; null for a visitor */
export function useVerdicts(player: string | null): Verdicts {
  return {
    entries: useSyncExternalStore(subscribe, () => listVerdicts(player)),
    totals: useSyncExternalStore(subscribe, () => totals(player)),
    since: useSyncExternalStore(subscribe, () => recordedSince(player)),
    failedElsewhere: useSyncExternalStore(subscribe, () => countFailedElsewhere(player)),
  };
}
