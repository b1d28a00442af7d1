import { useSyncExternalStore } from 'react';

import type { VerdictLog } from '@/fairness/core/verdict-log';
import { countFailedElsewhere, readLog, subscribe } from '@/fairness/core/verdict-log';

/** Verdicts on the fairness of rounds that this browser has recorded for a player. */
export interface Verdicts extends VerdictLog {
  /** Number of failed rounds of other accounts on this device. */
  readonly failedElsewhere: number;
}

/** Returns the verdicts, and renders again when they change in any tab. @param player id; null for a visitor */
export function useVerdicts(player: string | null): Verdicts {
  const log = useSyncExternalStore(subscribe, () => readLog(player));
  const failedElsewhere = useSyncExternalStore(subscribe, () => countFailedElsewhere(player));
  return { ...log, failedElsewhere };
}
