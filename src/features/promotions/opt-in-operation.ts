import type { PromotionDetail } from '@generated/api/model/promotion-detail';
import { getPromotion, optInPromotion } from '@generated/api/promotions';

import type { MoneyRequests } from '@/product/money/money-requests';
import { appliedIf } from '@/product/money/money-requests';

/** Returns the requests of an opt-in. The lookup reads the outcome from the promotion. */
export function optInRequests(id: string): MoneyRequests<object, PromotionDetail> {
  return {
    knownIds: () => Promise.resolve([]),
    send: async () => (await optInPromotion(id)).data,
    lookUp: async () => {
      const { data } = await getPromotion(id);
      return appliedIf(data.opted_in === true ? data : undefined);
    },
  };
}
