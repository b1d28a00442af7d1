import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import { usePainted } from './use-painted';

const AroundPage = lazyPart(() => import('./around/around-page').then((module) => module.AroundPage));

// Read with the first code of the page: pages take what is theirs out of the address.
const LANDING = landing();

/**
 * What stands around the page and nobody waits for: what the landing brought, live chat, consent and tags. Its code
 * is loaded after the first paint, and whatever fails there leaves the page alone.
 */
export function Around() {
  const isPainted = usePainted();
  if (!isPainted) return null;
  return (
    <SectionBoundary name="around the page" fallback={null}>
      <AroundPage landing={LANDING} />
    </SectionBoundary>
  );
}

/** The address with which the visit began. That it had a token counts (SPEC K2), the token itself is left out. */
function landing(): string {
  const url = new URL(window.handedOver?.opened ?? window.location.href);
  if (url.searchParams.has('token')) url.searchParams.set('token', '');
  return url.href;
}
