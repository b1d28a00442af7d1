import { useInstallOffer } from '@/features/install/use-install-offer';
import { lazyPart } from '@/shared/lib/lazy-part';
import { useIsAccountBlocked } from '@/product/account-block';
import { useConsentStore } from '@/product/consent-store';
import { useLocation } from '@/product/navigation';

const InstallBar = lazyPart(() => import('@/features/install/install-bar').then((module) => module.InstallBar));

/** Paths of pages on which players look around, without money and without a game: home, casino, promotions and providers. */
const BROWSING = /^\/($|home$|casino(\/|$)|promotions$|providers(\/|$))/;

/**
 * Renders the offer to install the site on pages for browsing. Renders nothing beside the consent banner or for a blocked player (SPEC
 * S60, D10).
 */
export function InstallOffer() {
  const { pathname } = useLocation();
  const isAsking = useConsentStore(({ isPromptOpen }) => isPromptOpen);
  const isBlocked = useIsAccountBlocked();
  const { isDue, dismiss } = useInstallOffer();
  if (!isDue || isAsking || isBlocked || !BROWSING.test(pathname)) return null;
  return <InstallBar onRefused={dismiss} />;
}
