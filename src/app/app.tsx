import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ErrorPage } from '@/features/site/error-page';
import { useSessionStore } from '@/session/use-session';
import { lazyPart } from '@/shared/lib/lazy-part';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import { DeferredWidgets } from './startup/deferred-widgets';
import type { Brand } from './brand/brand';
import { BrandContext } from './brand/brand-context';
import { Maintenance } from './guards/maintenance';
import { Modals } from './modals/modals';
import { Router } from './router';
import { useAfterFirstPaint } from './startup/use-after-first-paint';

const AlertHost = lazyPart(() => import('./chrome/alert-host').then((module) => module.AlertHost));

const VerificationGate = lazyPart(() => import('./guards/verification-gate').then((module) => module.VerificationGate));

/** The site: providers, the pages, and what can lie above them. */
export function App({ brand, queryClient }: { brand: Brand; queryClient: QueryClient }) {
  return (
    <BrandContext value={brand}>
      <QueryClientProvider client={queryClient}>
        <SectionBoundary name="site" renderFallback={({ error }) => <ErrorPage form="broken" error={error} />}>
          <Maintenance>
            <Router>
              <SectionBoundary name="modals" fallback={null}>
                <Modals />
              </SectionBoundary>
              <LateVerification />
              <DeferredWidgets />
            </Router>
          </Maintenance>
          <LateAlerts />
        </SectionBoundary>
      </QueryClientProvider>
    </BrandContext>
  );
}

/** Of a visitor nothing is verified, unless the backend refuses his address. */
function LateVerification() {
  const isDue = useSessionStore(({ isPlayer, ipBlocked }) => isPlayer || ipBlocked);
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue && !wasDue) setWasDue(true);
  return (
    <SectionBoundary name="verification" renderFallback={({ error }) => <FailedVerification error={error} />}>
      {wasDue && <VerificationGate />}
    </SectionBoundary>
  );
}

/** A blocked address stays blocked by the error page, as the dialog that would block it failed (SPEC M4). */
function FailedVerification({ error }: { error: unknown }) {
  const isBlocked = useSessionStore(({ ipBlocked }) => ipBlocked);
  if (isBlocked) throw error;
  return null;
}

/** Nothing is said before the first paint; what is said meanwhile waits in the store. */
function LateAlerts() {
  const isPainted = useAfterFirstPaint();
  if (!isPainted) return null;
  return (
    <SectionBoundary name="alerts" fallback={null}>
      <AlertHost />
    </SectionBoundary>
  );
}
