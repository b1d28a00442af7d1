import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { Promotion } from '@generated/api/model/promotion';
import type { PromotionAnswer } from '@generated/api/model/promotion-answer';
import { getGetPromotionQueryKey, getListPromotionsQueryOptions, getPromotion } from '@generated/api/promotions';

import { logFailure } from '@/shared/lib/log';

/** Query for the current promotions (SPEC A24). */
export function promotionsQuery() {
  return getListPromotionsQueryOptions({ query: { staleTime: 5 * 60_000 } });
}

/** Query for a promotion. The response includes the player's opt-in, so players and visitors have different keys. */
export function promotionQuery(id: string, isPlayer: boolean) {
  return queryOptions({
    queryKey: [...getGetPromotionQueryKey(id), isPlayer],
    queryFn: async ({ signal }): Promise<PromotionAnswer> => getPromotion(id, { signal }),
  });
}

const NONE: readonly Promotion[] = [];
const loggedErrors = new WeakSet<Error>();

/** Returns the current promotions; an empty list while loading and on a failure, which is only logged (SPEC S13). */
export function usePromotions(): readonly Promotion[] {
  const { data, error } = useQuery(promotionsQuery());
  useEffect(() => {
    if (error === null || loggedErrors.has(error)) return;
    loggedErrors.add(error);
    logFailure('The promotions could not be loaded.', error);
  }, [error]);
  return data?.data ?? NONE;
}
