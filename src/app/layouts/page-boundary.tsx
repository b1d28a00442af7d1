import type { ReactNode } from 'react';

import { ErrorPage } from '@/features/page-parts/error-page';
import { SectionBoundary } from '@/shared/ui/section-boundary';

import { retryPage } from '../errors/retry-page';
import { PageSkeleton } from '../page-skeleton';

/** Limits a page's loading and errors to the main region (SPEC S20). */
export function PageBoundary({ children }: { children: ReactNode }) {
  return (
    <SectionBoundary
      name="page"
      pending={<PageSkeleton onRetry={() => void retryPage()} />}
      renderFallback={({ retry, ...failure }) => <ErrorPage form="broken" {...failure} onRetry={retry} />}
    >
      {children}
    </SectionBoundary>
  );
}
