import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

import { useIsPlayer } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useOnline } from '@/shared/lib/use-online';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useMenuStore } from '@/product/menu-store';
import { usePageIs } from '@/startup/stages/page-is';

import { useVersionStore } from '@/app/updates/version-check';
import { OfflineNotice } from './offline-notice';

// These parts are absent from a visitor's first page.
const NoticeQueue = lazyPart(() => import('./notice-queue').then((module) => module.NoticeQueue));
const TopAd = lazyPart(() => import('./top-ad').then((module) => module.TopAd));

/** Renders at most one line: the offline notice, a notice or, for visitors only, a promotion. Sets `--lines` of the page to its height. */
export function TopBanners() {
  const isHydrated = usePageIs('hydrated');
  const isPlayer = useIsPlayer() && isHydrated;
  const isOutdated = useVersionStore((state) => state.isOutdated);
  const topAd = useMenuStore((state) => state.topAd);
  const hasNotices = isPlayer || isOutdated;
  const isOnline = useOnline();
  const banners = useRef<HTMLDivElement>(null);
  useBannerHeight(banners);
  return (
    <div ref={banners}>
      <SectionBoundary name="offline notice" fallback={null}>
        <OfflineNotice />
      </SectionBoundary>
      <div aria-live="polite">
        <SectionBoundary name="notices" fallback={null}>
          {isOnline && (hasNotices ? <NoticeQueue /> : topAd && <TopAd />)}
        </SectionBoundary>
      </div>
    </div>
  );
}

/** Sets `--lines`, in px, for elements that stick below the header. */
function useBannerHeight(banners: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banners.current;
    if (element === null) return;
    const root = document.documentElement;
    let height = 0;
    const observer = new ResizeObserver(() => {
      // Setting a variable on the root recalculates the styles of the whole page.
      if (element.offsetHeight === height) return;
      height = element.offsetHeight;
      root.style.setProperty('--lines', `${String(height)}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [banners]);
}
