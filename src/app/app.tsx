import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Fragment, useState } from 'react';

import type { Brand } from '@/api/runtime-config';
import { ErrorPage } from '@/features/page-parts/error-page';
import { useIsPlayer, usePlayerKey, useSessionStore } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useAlertStore } from '@/product/alert-store';
import { useProtectionNotices } from '@/product/protection-notices';
import { usePageIs } from '@/startup/stages/page-is';

import { BrandContext } from './brand/brand-context';
import { Maintenance } from './guards/maintenance';
import { Modals } from './modals/modals';
import { NavigationEffects } from './navigation/navigation-effects';
import { AddressRouter, SiteRoutes } from './router';

// The argument `true` makes the alerts optional: if their code is missing, the page is not reloaded.
const AlertHost = lazyPart(() => import('./chrome/alert-host').then((module) => module.AlertHost), true);

const VerificationGate = lazyPart(() => import('./guards/verification-gate').then((module) => module.VerificationGate));

interface AppProps {
  brand: Brand;
  queryClient: QueryClient;
  /** Component that provides the address; by default it is that of the browser. */
  router?: ComponentType<{ children: ReactNode }>;
  /** Content of the routes; by default the pages. */
  routes?: ReactNode;
  /** Parts of a player or visitor that are rendered later than the page. */
  deferred?: ReactNode;
}

/**
 * Renders the site: routes, modals, verification and alerts, or the maintenance page. An error outside of the pages shows the error
 * page. Prerendering has its own router, and a skeleton in place of pages that are not the same for everyone.
 */
export function App({ brand, queryClient, router: Router = AddressRouter, routes = <SiteRoutes />, deferred }: AppProps) {
  return (
    <BrandContext value={brand}>
      <QueryClientProvider client={queryClient}>
        <SectionBoundary name="site" renderFallback={({ error }) => <ErrorPage form="broken" error={error} />}>
          <Maintenance>
            <Router>
              <NavigationEffects />
              {routes}
              <PlayerParts deferred={deferred} />
            </Router>
          </Maintenance>
          <DeferredAlerts />
        </SectionBoundary>
      </QueryClientProvider>
    </BrandContext>
  );
}

/** Renders the parts that keep the state of a player, so that they mount again for another one. */
function PlayerParts({ deferred }: Pick<AppProps, 'deferred'>) {
  return (
    <Fragment key={usePlayerKey()}>
      <SectionBoundary name="modals" fallback={null}>
        <Modals />
      </SectionBoundary>
      <Verification />
      {deferred}
    </Fragment>
  );
}

/** Renders the verification once the visitor is a player or the address is blocked, and from then on. */
function Verification() {
  const isHydrated = usePageIs('hydrated');
  const isPlayer = useIsPlayer() && isHydrated;
  const isDue = useSessionStore(({ ipBlocked }) => ipBlocked) || isPlayer;
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue && !wasDue) setWasDue(true);
  return (
    <SectionBoundary name="verification" renderFallback={({ error }) => <VerificationFailure error={error} />}>
      {wasDue && <VerificationGate />}
    </SectionBoundary>
  );
}

/**
 * Renders nothing if the verification fails to load. For a blocked address it throws, so that the error page blocks the site in
 * place of the dialog (SPEC M4).
 */
function VerificationFailure({ error }: { error: unknown }) {
  const isBlocked = useSessionStore(({ ipBlocked }) => ipBlocked);
  if (isBlocked) throw error;
  return null;
}

/**
 * Renders the region of the alerts at the first use of the page, or with its first alert. Screen readers announce an alert more
 * reliably if its region was there before.
 */
function DeferredAlerts() {
  const hasAlerts = useAlertStore(({ alerts }) => alerts.length > 0);
  const hasNotices = useProtectionNotices(({ notices }) => notices.length > 0);
  const isUsed = usePageIs('used');
  if (!isUsed && !hasAlerts && !hasNotices) return null;
  return (
    <SectionBoundary name="alerts" fallback={null}>
      <AlertHost />
    </SectionBoundary>
  );
}
