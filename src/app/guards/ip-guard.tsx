import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useState } from 'react';

import { getGetIpQueryOptions } from '@generated/api/auth';

import { theSession } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';

import { PageSkeleton } from '../layouts/page-skeleton';

/** How long an address is taken to be the same, in ms. */
const KNOWN_FOR = 60_000;

/** How long a page waits for the address, in ms. */
export const MAX_WAIT_MS = 3000;

/**
 * A page before which the visitor's address is asked for (SPEC R35, A14): it travels as User-Ip from then on. A failure
 * is logged, and the page opens; so it does where no answer comes.
 */
export function IpGuard({ children }: { children: ReactNode }) {
  const { data, error, isFetching } = useQuery(getGetIpQueryOptions({ query: { staleTime: KNOWN_FOR, retry: false } }));
  const [isOpen, setOpen] = useState(false);
  // Once open it stays so, whatever is asked again behind it.
  if (!isFetching && !isOpen) setOpen(true);
  const address = data?.userIP;

  // Before the effects of the page within, which make its calls.
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
