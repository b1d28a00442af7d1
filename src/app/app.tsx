import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';

import { Around } from './around';
import type { Brand } from './brand/brand';
import { BrandContext } from './brand/brand-context';
import { ErrorBoundary } from './error-boundary';
import { Maintenance } from './maintenance';
import { Modals } from './modals';
import { Router } from './router';
import { usePainted } from './use-painted';
import { VerificationWatch } from './verification-watch';

const AlertHost = lazy(() => import('./alert-host').then((module) => ({ default: module.AlertHost })));

/** The site: providers, the pages, and what can lie above them. */
export function App({ brand, queryClient }: { brand: Brand; queryClient: QueryClient }) {
  return (
    <BrandContext value={brand}>
      <QueryClientProvider client={queryClient}>
        <ErrorBoundary>
          <Maintenance>
            <Router>
              <Modals />
              <VerificationWatch />
              <Around />
            </Router>
          </Maintenance>
          <LateAlerts />
        </ErrorBoundary>
      </QueryClientProvider>
    </BrandContext>
  );
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
