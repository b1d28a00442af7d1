import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { Promotion } from '@generated/api/model/promotion';
import type { PromotionAnswer } from '@generated/api/model/promotion-answer';
import {
  getGetPromotionQueryKey,
  getListPromotionEntriesQueryOptions,
  getListPromotionsQueryOptions,
  getPromotion,
} from '@generated/api/promotions';

import { logFailure } from '@/shared/lib/log';
import { useLeadsWithOffers } from '@/product/account-block';

/** Lists the current promotions, fresh for 5 minutes (SPEC A24). */
export function promotionsQuery() {
  return getListPromotionsQueryOptions({ query: { staleTime: 5 * 60_000 } });
}

/** Fetches a promotion with the player's opt-in, so players and visitors have different keys. */
export function promotionQuery(id: string, isPlayer: boolean) {
  return queryOptions({
    queryKey: [...getGetPromotionQueryKey(id), isPlayer],
    queryFn: async ({ signal }): Promise<PromotionAnswer> => getPromotion(id, { signal }),
  });
}

/** Lists the running promotions in which the player takes part, with their progress. The caller disables the query for a visitor. */
export function promotionEntriesQuery() {
  return getListPromotionEntriesQueryOptions({ query: { staleTime: 15_000 } });
}

const NONE: readonly Promotion[] = [];
/** Errors that were logged, so that two components with the same error do not log it twice. */
const loggedErrors = new WeakSet<Error>();

/**
 * Returns the promotions to lead a page. Empty while loading, for a player without offers or with a reached limit, and after a failure
 * to load them. A failure is only logged, and cached promotions remain (SPEC S13, Q39).
 */
export function usePromotions(): readonly Promotion[] {
  const { data, error } = useQuery(promotionsQuery());
  useEffect(() => {
    if (error === null || loggedErrors.has(error)) return;
    loggedErrors.add(error);
    logFailure('The promotions could not be loaded.', error);
  }, [error]);
  const leads = useLeadsWithOffers();
  return leads ? (data?.data ?? NONE) : NONE;
}
