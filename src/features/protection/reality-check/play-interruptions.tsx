// Separate chunk: loaded only for a player on the page of a game.
import { useEffect, useState } from 'react';

import { useGetProtection } from '@generated/api/protection';

import { isKnown } from '@/shared/lib/known';
import { afterClosing } from '@/shared/lib/use-close-on-back';
import { useLocation, useNavigate } from '@/product/navigation';
import { interruptWithReminders } from '@/product/protection-notices';
import { runtimeConfig } from '@/product/runtime-config';
import { isSportsbookPath } from '@/product/game-paths';
import { useNow } from '@/shared/lib/use-now';

import { checkInterval } from './check-interval';
import { answerRealityCheck, noteReminder, lastAnsweredAt, useCheckTimes } from './check-times';
import { RealityCheckDialog, TimeLimitDialog } from './interruption-dialogs';
import { useSettledSession } from './use-settled-session';
import { sessionStartedAt } from '../session-timer';

/**
 * Covers a running game between two rounds: with a reality check, or when the player's time is used up (SPEC Q21, Q22).
 * Reality checks appear only if the deployment lets them interrupt play. Open sports bets last for days and stay reachable, so that a
 * time limit does not cover the sportsbook.
 */
export function PlayInterruptions() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  /** Path of the game that the player has just left in the dialog: no other interruption follows there. */
  const [leftPath, setLeftPath] = useState<string>();
  // The time of the answer is in session storage, so that an answer must cause a render.
  const [, renderAgain] = useState(0);
  const protection = useGetProtection().data?.data;
  const isEnabled = runtimeConfig().regulation.realityChecks === 'interrupt';
  useWatch(isEnabled);
  const chosen = protection?.reminders;
  const isCheckDue = useIsCheckDue(chosen === undefined ? null : checkInterval(chosen.session_minutes)) && isEnabled;
  const isChosen = typeof chosen?.session_minutes === 'number' || typeof chosen?.spend_amount === 'number';
  const timeLimit = isSportsbookPath(pathname)
    ? undefined
    : protection?.limits.filter(isKnown).find(({ type, used, value }) => type === 'time' && used >= value);
  const session = useSettledSession(leftPath !== pathname && (isCheckDue || timeLimit !== undefined));
  if (session === undefined) return null;

  function answer(): void {
    answerRealityCheck();
    renderAgain((before) => before + 1);
  }
  function leave(path: string): void {
    answer();
    // The dialog closes before the navigation, because it has an entry of the history.
    setLeftPath(pathname);
    if ((document.fullscreenElement ?? null) !== null) void document.exitFullscreen();
    afterClosing(() => void navigate(path));
  }
  return timeLimit === undefined ? (
    <RealityCheckDialog session={session} isChosen={isChosen} onContinue={answer} onLeave={leave} />
  ) : (
    <TimeLimitDialog limit={timeLimit} session={session} onLeave={leave} />
  );
}

/** Makes reminders interrupt the game instead of showing a notice. */
function useWatch(isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    interruptWithReminders((kind, limit) => noteReminder(kind === 'session_reminder' ? limit : undefined));
    return () => interruptWithReminders(undefined);
  }, [isEnabled]);
}

const UPDATE_INTERVAL_MS = 10_000;
const MINUTE_MS = 60_000;

/**
 * Returns true once a reminder has arrived, or the interval has passed since the login or the last answer. The
 * interval works without real time also.
 *
 * @param minutes interval of the player or the deployment (`checkInterval`); null if there is none
 */
function useIsCheckDue(minutes: number | null): boolean {
  const remindedAt = useCheckTimes((state) => state.remindedAt);
  const now = useNow(UPDATE_INTERVAL_MS);
  const from = Math.max(sessionStartedAt(now), lastAnsweredAt());
  return remindedAt >= sessionStartedAt(now) || (minutes !== null && now - from >= minutes * MINUTE_MS);
}
