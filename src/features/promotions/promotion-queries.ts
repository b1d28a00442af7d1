import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { Promotion } from '@generated/api/model/promotion';
import type { PromotionAnswer } from '@generated/api/model/promotion-answer';
import { getGetPromotionQueryKey, getListPromotionsQueryOptions, getPromotion } from '@generated/api/promotions';

import { logFailure } from '@/shared/lib/log';

/** The promotions that run (SPEC A24). */
export function promotionsQuery() {
  return getListPromotionsQueryOptions({ query: { staleTime: 5 * 60_000 } });
}

/** One promotion. Whether the reader takes part is in it: a visitor and a player are told different things. */
export function promotionQuery(id: string, isPlayer: boolean) {
  return queryOptions({
    queryKey: [...getGetPromotionQueryKey(id), isPlayer],
    queryFn: async ({ signal }): Promise<PromotionAnswer> => getPromotion(id, { signal }),
  });
}

const NONE: readonly Promotion[] = [];
const loggedErrors = new WeakSet<Error>();

/** The promotions of the shell; where they cannot be had there are none, and the failure is logged only (SPEC S13). */
export function usePromotions(): readonly Promotion[] {
  const { data, error } = useQuery(promotionsQuery());
  useEffect(() => {
    if (error === null || loggedErrors.has(error)) return;
    loggedErrors.add(error);
    logFailure('The promotions could not be loaded.', error);
  }, [error]);
  return data?.data ?? NONE;
}
