import type { ReactNode } from 'react';

import { ErrorPage } from '@/features/page-parts/error-page';
import { useSetting } from '@/product/settings-query';

/** Replaces the site while the settings require it (SPEC D8). */
export function Maintenance({ children }: { children: ReactNode }) {
  const isClosed = useSetting(({ maintence }) => maintence === true);
  return isClosed ? <ErrorPage form="maintenance" /> : children;
}
