// Separate chunk: loaded only for players.
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';

import { BlockingDialog } from '@/shared/ui/blocking-dialog';
import layout from '@/shared/ui/layout.module.css';
import { meQuery } from '@/product/me-query';

import { useSettledSession } from '../reality-check/use-settled-session';
import { lastActivityAt, noteActivity } from './last-activity';
import styles from './inactivity.module.css';
import { useInactivity } from './use-inactivity';

const MINUTE_MS = 60_000;

interface InactivityLockProps {
  /** Minutes without input until the page is locked. */
  minutes: number;
  /** True on the page of a game, where the lock waits until no round is open. */
  isGame: boolean;
  /** Renders the form that unlocks the page. It must verify the player before it calls `onUnlocked`. */
  children: (onUnlocked: () => void) => ReactNode;
}

/**
 * Covers the page after inactivity (SPEC Q33). The page below keeps its state, which is there again after the unlock. Meanwhile
 * `data-locked` of the html element hides it, also while the server's time is awaited. The logout must call `forgetActivity`.
 */
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
      <div className={`${layout.large} ${styles.lock}`}>
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

/** Events of the window that count as input. */
const EVENTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Notes input of the player. Input to the iframe of a game does not reach the page: while it has the focus, a changed
 * balance counts, because it follows each stake. Input after the limit is too late: the page is about to be locked.
 *
 * @param limitMs time without input after which the page is locked
 */
function useActivityWatch(isActive: boolean, limitMs: number): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isActive) return undefined;
    const note = () => {
      if (Date.now() - lastActivityAt() < limitMs) noteActivity();
    };
    for (const name of EVENTS) window.addEventListener(name, note, { capture: true, passive: true });
    const key = JSON.stringify(meQuery(true).queryKey);
    let balance = client.getQueryData(meQuery(true).queryKey)?.balance;
    const stop = client.getQueryCache().subscribe(({ query }) => {
      if (JSON.stringify(query.queryKey) !== key) return;
      const current = client.getQueryData(meQuery(true).queryKey)?.balance;
      if (current !== balance && document.activeElement instanceof HTMLIFrameElement) note();
      balance = current;
    });
    return () => {
      stop();
      for (const name of EVENTS) window.removeEventListener(name, note, { capture: true });
    };
  }, [isActive, client, limitMs]);
}
