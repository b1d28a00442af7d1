import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ErrorPage } from '@/features/site/error-page';
import { settingsQuery } from '@/shell/settings-query';

/** Replaces the site while the settings require it (SPEC D8). */
export function Maintenance({ children }: { children: ReactNode }) {
  const isClosed = useQuery(settingsQuery()).data?.maintence === true;
  return isClosed ? <ErrorPage form="maintenance" /> : children;
}
