import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ErrorPage } from '@/features/site/error-page';
import { settingsQuery } from '@/shell/settings-query';

/** Closes the site to everyone while the settings say so (SPEC D8). */
export function Maintenance({ children }: { children: ReactNode }) {
  const closed = useQuery(settingsQuery()).data?.maintence === true;
  return closed ? <ErrorPage form="maintenance" /> : children;
}
