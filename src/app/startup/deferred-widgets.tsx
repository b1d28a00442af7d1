import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import { useAfterFirstPaint } from './use-after-first-paint';

const Widgets = lazyPart(() => import('../deferred/widgets').then((module) => module.Widgets));

// Read with the first code of the page: pages take what is theirs out of the address.
const LANDING = landing();

/**
 * What stands around the page and nobody waits for: what the landing brought, live chat, consent and tags. Its code
 * is loaded after the first paint, and whatever fails there leaves the page alone.
 */
export function DeferredWidgets() {
  const isPainted = useAfterFirstPaint();
  if (!isPainted) return null;
  return (
    <SectionBoundary name="around the page" fallback={null}>
      <Widgets landing={LANDING} />
    </SectionBoundary>
  );
}

/** The address with which the visit began. That it had a token counts (SPEC K2), the token itself is left out. */
function landing(): string {
  const url = new URL(window.bootState?.opened ?? window.location.href);
  if (url.searchParams.has('token')) url.searchParams.set('token', '');
  return url.href;
}
