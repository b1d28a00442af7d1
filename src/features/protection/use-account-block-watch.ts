import { useEffect } from 'react';

import { useGetProtection } from '@generated/api/protection';

import { isKnown } from '@/shared/lib/known';
import { useAccountBlock } from '@/product/account-block';
import { accountBlock } from '@/product/eligibility';

/**
 * Keeps the store `useAccountBlock` current with the player's protection, which events refetch: if play is blocked, if offers may be
 * shown, and if a limit is used up. Until the protection is loaded, nothing is blocked and offers may be
 * shown.
 */
export function useAccountBlockWatch(): void {
  const protection = useGetProtection().data?.data;
  const isBlocked = protection !== undefined && accountBlock(protection) !== undefined;
  const hasOffers = protection?.offers !== false;
  const isLimitReached = protection?.limits.filter(isKnown).some(({ used, value }) => used >= value) ?? false;
  useEffect(() => useAccountBlock.setState({ isBlocked, hasOffers, isLimitReached }), [isBlocked, hasOffers, isLimitReached]);
}
