import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';

import { useSessionStore } from '@/session/use-session';

import { Around } from './around';
import type { Brand } from './brand/brand';
import { BrandContext } from './brand/brand-context';
import { ErrorBoundary } from './error-boundary';
import { Maintenance } from './maintenance';
import { Modals } from './modals';
import { Router } from './router';
import { usePainted } from './use-painted';

const AlertHost = lazy(() => import('./alert-host').then((module) => ({ default: module.AlertHost })));

// A failure to load it ends in the error page, which blocks the site as it would (SPEC M4).
const VerificationWatch = lazy(() => import('./verification-watch').then((module) => ({ default: module.VerificationWatch })));

/** The site: providers, the pages, and what can lie above them. */
export function App({ brand, queryClient }: { brand: Brand; queryClient: QueryClient }) {
  return (
    <BrandContext value={brand}>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <Maintenance>
            <Router>
              <Modals />
              <LateVerification />
              <Around />
            </Router>
          </Maintenance>
          <LateAlerts />
        </ErrorBoundary>
      </QueryClientProvider>
    </BrandContext>
  );
}

/** Of a visitor nothing is verified, unless the backend refuses his address. */
function LateVerification() {
  const isDue = useSessionStore(({ isPlayer, ipBlocked }) => isPlayer || ipBlocked);
  const [wasDue, setWasDue] = useState(isDue);
  if (isDue && !wasDue) setWasDue(true);
  return <Suspense>{wasDue && <VerificationWatch />}</Suspense>;
}

/** Nothing is said before the first paint; what is said meanwhile waits in the store. */
function LateAlerts() {
  const isPainted = usePainted();
  if (!isPainted) return null;
  return (
    <ErrorBoundary place="the alerts" fallback={<></>}>
      <Suspense>
        <AlertHost />
      </Suspense>
    </ErrorBoundary>
  );
}
