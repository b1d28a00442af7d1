import { useEffect, useRef, useState } from 'react';

import { deviceClockLeadMs } from '@/api/device-clock';
import { servedBuild } from '@/api/served-build';
import { within } from '@/shared/lib/within';

import { lastActivityAt, moveActivity } from './last-activity';

const CHECK_INTERVAL_MS = 5000;
/** Smallest jump of the device's clock against `performance.now()`, which cannot be set: the device slept, or its clock was set ahead. */
const MIN_JUMP_MS = 60_000;
/** Longest wait for the server's time. The content of the page is hidden meanwhile. */
export const SERVER_TIME_LIMIT_MS = 4000;

/** Clocks at one check, in ms: the device's clock, `performance.now()`, and the lead of the device over the server. */
interface Times {
  readonly wall: number;
  readonly steady: number;
  readonly leadMs: number | undefined;
}

const readTimes = (): Times => ({ wall: Date.now(), steady: performance.now(), leadMs: deviceClockLeadMs() });

/**
 * Returns `over` once `limitMs` have passed since the last activity, checked every 5 s while the page is visible. The caller notes the
 * activities (`noteActivity`); without any, the state is `active`. If the device's clock jumps past the limit, the server's time decides if
 * the device slept or its clock was set ahead, which is no inactivity (SPEC Q33) and moves the stored time. The state is `checking` until
 * then. Without the server's time, the device counts as having slept.
 */
export function useInactivity(limitMs: number): 'active' | 'checking' | 'over' {
  const [now, setNow] = useState(() => Date.now());
  const [isChecking, setChecking] = useState(false);
  const before = useRef<Times>(null);

  useEffect(() => {
    let isWaiting = false;
    const update = async () => {
      if (document.hidden || isWaiting) return;
      const [last, current] = [before.current, readTimes()];
      before.current = current;
      const jumpMs = last === null ? 0 : current.wall - last.wall - (current.steady - last.steady);
      if (jumpMs >= MIN_JUMP_MS && current.wall - lastActivityAt() >= limitMs) {
        setChecking(true);
        isWaiting = true;
        if (await wasSetAhead(jumpMs, last?.leadMs)) moveActivity(jumpMs);
        isWaiting = false;
        setChecking(false);
      }
      setNow(Date.now());
    };
    const onDue = () => void update();
    onDue();
    const timer = setInterval(onDue, CHECK_INTERVAL_MS);
    document.addEventListener('visibilitychange', onDue);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onDue);
    };
  }, [limitMs]);

  const last = lastActivityAt();
  if (isChecking) return 'checking';
  return last > 0 && now - last >= limitMs ? 'over' : 'active';
}

/**
 * Returns true if the device's lead over the server has grown by the jump, so that the device has not slept.
 *
 * @param leadMs lead of the device's clock before the jump
 */
async function wasSetAhead(jumpMs: number, leadMs: number | undefined): Promise<boolean> {
  // The response brings the server's time.
  await within(SERVER_TIME_LIMIT_MS, servedBuild()).catch(() => undefined);
  const leadNowMs = deviceClockLeadMs();
  // Half of the jump is enough, because the times of responses are not exact.
  return leadMs !== undefined && leadNowMs !== undefined && leadNowMs - leadMs >= jumpMs / 2;
}
