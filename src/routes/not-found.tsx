import { useEffect } from 'react';

import { ErrorPage } from '@/features/page-parts/error-page';
import { usePageTitle } from '@/features/page-parts/use-page-title';
import { logFailure } from '@/shared/lib/log';
import { SectionBoundary } from '@/shared/ui/section-boundary';
import { useLocation } from '@/product/navigation';

/** Renders the not-found page and logs the path (SPEC R33). */
export default function NotFound() {
  const { pathname } = useLocation();
  usePageTitle('Página Não Encontrada');
  useEffect(() => logFailure(`Page not found: ${pathname}`, 404), [pathname]);
  return (
    <SectionBoundary name="not found">
      <ErrorPage form="missing" />
    </SectionBoundary>
  );
}
