import { useNow } from '@/shared/lib/use-now';

import { sessionStartedAt } from '../session-timer';
import { lastAnsweredAt, useCheckTimes } from './check-times';

const UPDATE_INTERVAL_MS = 10_000;
const MINUTE_MS = 60_000;

/**
 * Returns true once a reminder has arrived, or the interval has passed since the login or the last answer. The
 * interval works without real time also.
 *
 * @param minutes the player's interval; null if there is none
 */
export function useIsCheckDue(minutes: number | null): boolean {
  const remindedAt = useCheckTimes((state) => state.remindedAt);
  const now = useNow(UPDATE_INTERVAL_MS);
  const from = Math.max(sessionStartedAt(now), lastAnsweredAt());
  return remindedAt >= sessionStartedAt(now) || (minutes !== null && now - from >= minutes * MINUTE_MS);
}
