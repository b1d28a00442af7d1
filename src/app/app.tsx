import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { AlertHost } from './alert-host';
import { Around } from './around';
import type { Brand } from './brand/brand';
import { BrandContext } from './brand/brand-context';
import { ErrorBoundary } from './error-boundary';
import { Maintenance } from './maintenance';
import { Modals } from './modals';
import { Router } from './router';
import { VerificationWatch } from './verification-watch';

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
          <AlertHost />
        </ErrorBoundary>
      </QueryClientProvider>
    </BrandContext>
  );
}
