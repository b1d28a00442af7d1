import { useState } from 'react';

import { useLocation } from '@/product/navigation';

/**
 * Returns a value as it was when the page of the current path was opened, so that a line which depends on the value does not appear
 * above an open page; undefined on the page that the component was mounted on.
 */
export function useAtNavigation<T>(value: T): T | undefined {
  const { pathname } = useLocation();
  const [page, setPage] = useState<{ pathname: string; value?: T }>({ pathname });
  if (page.pathname === pathname) return page.value;
  setPage({ pathname, value });
  return value;
}
