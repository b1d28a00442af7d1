import { useEffect } from 'react';

import { useGetProtection } from '@generated/api/protection';

import { isKnown } from '@/shared/lib/known';
import { useAccountBlock } from '@/product/account-block';
import { accountBlock } from '@/product/eligibility';

/** Keeps `useAccountBlock` current: a pause that begins or ends in another tab arrives as an event. */
export function useAccountBlockWatch(): void {
  const protection = useGetProtection().data?.data;
  const isBlocked = protection !== undefined && accountBlock(protection) !== undefined;
  const hasOffers = protection?.offers !== false;
  const isLimitReached = protection?.limits.filter(isKnown).some(({ used, value }) => used >= value) ?? false;
  useEffect(() => useAccountBlock.setState({ isBlocked, hasOffers, isLimitReached }), [isBlocked, hasOffers, isLimitReached]);
}
