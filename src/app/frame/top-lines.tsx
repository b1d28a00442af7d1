import type { RefObject } from 'react';
import { Suspense, lazy, useEffect, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { useMenuStore } from '@/shell/menu-store';

import { OfflineNotice } from './offline-notice';
import { useOutdated } from './outdated-store';

// None of them is on the first screen of a visitor.
const NoticeQueue = lazy(() => import('./notice-queue').then((module) => ({ default: module.NoticeQueue })));
const TopAd = lazy(() => import('./top-ad').then((module) => ({ default: module.TopAd })));

/** What stands above the header, a line each: the lost connection, notices one after another, or what the house offers. */
export function TopLines() {
  const isPlayer = useIsPlayer();
  const outdated = useOutdated((state) => state.outdated);
  const topAd = useMenuStore((state) => state.topAd);
  const hasNotices = isPlayer || outdated;
  const lines = useRef<HTMLDivElement>(null);
  useTold(lines);
  return (
    <div ref={lines}>
      <OfflineNotice />
      <div aria-live="polite">
        <Suspense>{hasNotices ? <NoticeQueue /> : topAd && <TopAd />}</Suspense>
      </div>
    </div>
  );
}

/** Tells the style sheets how high the lines are: what sticks below the header begins that much lower. */
function useTold(lines: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = lines.current;
    if (element === null) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty('--lines', `${String(element.offsetHeight)}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, [lines]);
}
