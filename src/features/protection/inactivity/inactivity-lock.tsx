// Separate chunk: loaded only for players.
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

import { BlockingDialog } from '@/shared/ui/blocking-dialog';

import { useSettledSession } from '../reality-check/use-settled-session';
import { lastActivityAt, noteActivity } from './last-activity';
import styles from './inactivity.module.css';
import { useActivityWatch } from './use-activity-watch';
import { useInactivity } from './use-inactivity';

const MINUTE_MS = 60_000;

interface InactivityLockProps {
  /** Minutes without input until the page is locked. */
  minutes: number;
  /** True on the page of a game, where the lock waits until no round is open. */
  isGame: boolean;
  /** Renders the form that unlocks the page. */
  children: (onUnlocked: () => void) => ReactNode;
}

/** Covers the page after inactivity (SPEC Q33). The page below keeps its state, which is there again after the unlock. */
export function InactivityLock({ minutes, isGame, children }: InactivityLockProps) {
  const limitMs = minutes * MINUTE_MS;
  const [isLocked, setLocked] = useState(false);
  useActivityWatch(!isLocked, limitMs);
  useEffect(() => {
    if (lastActivityAt() === 0) noteActivity();
  }, []);
  const inactivity = useInactivity(limitMs);
  const isOver = inactivity === 'over';
  const isSettled = useSettledSession(isOver && isGame && !isLocked) !== undefined;
  if (!isLocked && isOver && (isSettled || !isGame)) setLocked(true);
  // The player has unlocked another tab.
  if (isLocked && inactivity === 'active') setLocked(false);
  useHiddenPage(isLocked || inactivity === 'checking');
  if (!isLocked) return null;
  return (
    <BlockingDialog title="Tela bloqueada" above>
      <div className={styles.lock}>
        {children(() => {
          noteActivity();
          setLocked(false);
        })}
      </div>
    </BlockingDialog>
  );
}

/** Hides balance and data of the page below. */
function useHiddenPage(isHidden: boolean): void {
  useEffect(() => {
    if (!isHidden) return undefined;
    document.documentElement.dataset['locked'] = '';
    return () => {
      delete document.documentElement.dataset['locked'];
    };
  }, [isHidden]);
}
