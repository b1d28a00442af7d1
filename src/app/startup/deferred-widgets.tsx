import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import { useAfterFirstPaint } from './use-after-first-paint';

const Widgets = lazyPart(() => import('../deferred/widgets').then((module) => module.Widgets));

// At once: pages remove their parameters from the address. Prerendering has none.
const LANDING_URL = typeof window === 'undefined' ? '' : readLandingUrl();

/** Renders `src/app/deferred` after the first paint. */
export function DeferredWidgets() {
  const isPainted = useAfterFirstPaint();
  if (!isPainted) return null;
  return (
    <SectionBoundary name="deferred widgets" fallback={null}>
      <Widgets landingUrl={LANDING_URL} />
    </SectionBoundary>
  );
}

/** A token is emptied: only its presence counts (SPEC K2). */
function readLandingUrl(): string {
  const url = new URL(window.bootState?.openedUrl ?? window.location.href);
  if (url.searchParams.has('token')) url.searchParams.set('token', '');
  return url.href;
}
