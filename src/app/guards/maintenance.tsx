import type { ReactNode } from 'react';

import { ErrorPage } from '@/features/page-parts/error-page';
import { useSetting } from '@/product/settings-query';
import { SupportContacts } from '@/product/ui/support-contacts';
import { BrandMark } from '../brand/brand-mark';

/** Replaces the site by an error page with the support's contacts while the settings require it (SPEC D8). */
export function Maintenance({ children }: { children: ReactNode }) {
  const isClosed = useSetting(({ maintence }) => maintence === true);
  if (!isClosed) return children;
  return (
    <ErrorPage form="maintenance" mark={<BrandMark />}>
      <SupportContacts />
    </ErrorPage>
  );
}
