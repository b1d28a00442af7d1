import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect } from 'react';

import { getGetIpQueryOptions } from '@generated/api/auth';

import { theSession } from '@/session/use-session';
import { logFailure } from '@/shared/lib/log';

import { PageWait } from '../layouts/page-wait';

/** How long an address is taken to be the same, in ms. */
const KNOWN_FOR = 60_000;

/**
 * A page before which the visitor's address is asked for (SPEC R35, A14): it travels as User-Ip from then on. A failure
 * is logged, and the page opens.
 */
export function IpGuard({ children }: { children: ReactNode }) {
  const { data, error, isPending } = useQuery(getGetIpQueryOptions({ query: { staleTime: KNOWN_FOR, retry: false } }));
  const address = data?.userIP;
  useEffect(() => {
    if (address !== undefined) theSession().setUserIp(address);
  }, [address]);
  useEffect(() => {
    if (error !== null) logFailure('The address of this visit is not known.', error);
  }, [error]);
  return isPending ? <PageWait /> : children;
}
