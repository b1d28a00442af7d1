import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useMenuStore } from '@/shell/menu-store';

import { OfflineNotice } from './offline-notice';
import { useVersionStore } from '@/app/updates/outdated-store';

// None of them is on the first screen of a visitor.
const NoticeQueue = lazyPart(() => import('./notice-queue').then((module) => module.NoticeQueue));
const TopAd = lazyPart(() => import('./top-ad').then((module) => module.TopAd));

/** What stands above the header, a line each: the lost connection, notices one after another, or what the house offers. */
export function TopBanners() {
  const isPlayer = useIsPlayer();
  const outdated = useVersionStore((state) => state.outdated);
  const topAd = useMenuStore((state) => state.topAd);
  const hasNotices = isPlayer || outdated;
  const lines = useRef<HTMLDivElement>(null);
  useTold(lines);
  return (
    <div ref={lines}>
      <SectionBoundary name="offline notice" fallback={null}>
        <OfflineNotice />
      </SectionBoundary>
      <div aria-live="polite">
        <SectionBoundary name="notices" fallback={null}>
          {hasNotices ? <NoticeQueue /> : topAd && <TopAd />}
        </SectionBoundary>
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
