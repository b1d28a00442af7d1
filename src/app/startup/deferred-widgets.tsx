import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import { useAfterFirstPaint } from './use-after-first-paint';
import { useIdle } from './use-idle';

const Widgets = lazyPart(() => import('../deferred/widgets').then((module) => module.Widgets));

// At once: pages remove their parameters from the address. Prerendering has none.
const LANDING_URL = typeof window === 'undefined' ? '' : readLandingUrl();
const HAS_PARAMETERS = LANDING_URL.includes('?');

/** Renders `src/app/deferred` when the page is idle; after the first paint if the address may open a dialog. */
export function DeferredWidgets() {
  const isPainted = useAfterFirstPaint();
  const isIdle = useIdle();
  if (!isIdle && !(isPainted && HAS_PARAMETERS)) return null;
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
