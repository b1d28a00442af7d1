import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';

import { getGetIpQueryOptions } from '@generated/api/auth';

import { theSession } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';

import { PageSkeleton } from '../page-skeleton';

/** Time for which a fetched address is reused without another request. */
const STALE_TIME_MS = 60_000;

/** Time since the first render, after which the page opens without the address. An address that arrives later is used from then on. */
export const MAX_WAIT_MS = 3000;

/**
 * Fetches the visitor's IP address, and renders a page once the session has it and requests send it as `User-Ip` (SPEC R35, A14). The
 * page also opens after a failure or `MAX_WAIT_MS`.
 */
export function IpGuard({ children }: { children: ReactNode }) {
  const { data, error, isFetching } = useQuery(getGetIpQueryOptions({ query: { staleTime: STALE_TIME_MS, retry: false } }));
  const [isOpen, setOpen] = useState(false);
  // Later refetches keep the guard open.
  if (!isFetching && !isOpen) setOpen(true);
  const address = data?.userIP;

  // A layout effect runs before the effects of the page, which send its requests.
  useLayoutEffect(() => {
    if (address !== undefined) theSession().setUserIp(address);
  }, [address]);
  useEffect(() => {
    if (error !== null) logFailure('The address of this visit is not known.', error);
  }, [error]);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => {
      logFailure('The address of this visit is not known in time.', MAX_WAIT_MS);
      setOpen(true);
    }, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  return isOpen ? children : <PageSkeleton />;
}
