import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import {
  getListBonusContributionsQueryKey,
  getListBonusesQueryKey,
  listBonuses,
  useListBonusContributionsInfinite,
} from '@generated/api/bonus';
import { listCoupons } from '@generated/api/coupons';
import type { Bonus } from '@generated/api/model/bonus';
import type { ListCouponsRequest } from '@generated/api/model/list-coupons-request';
import type { UserCoupon } from '@generated/api/model/user-coupon';

import { allPages } from '@/api/all-pages';
import { COUPONS_KEY } from '@/product/money/invalidate-money-queries';

const PAGE_SIZE = 20;

/** Fetches the bonuses in use, with the filter that was observed in the requests of running sites (SPEC A2). */
export const fetchActiveBonuses = async (signal?: AbortSignal): Promise<readonly Bonus[]> =>
  (await listBonuses({ active: 1 }, { signal })).data.data;

/** Returns the query of the bonuses in use, then the others, which only a list without the filter contains (SPEC A2). */
export const bonusesQuery = () =>
  queryOptions({
    queryKey: getListBonusesQueryKey(),
    queryFn: async ({ signal }): Promise<readonly Bonus[]> => {
      const [inUse, all] = await Promise.all([fetchActiveBonuses(signal), listBonuses(undefined, { signal })]);
      const ids = new Set(inUse.map(({ id }) => id));
      return [...inUse, ...all.data.data.filter(({ id }) => !ids.has(id))];
    },
  });

/** Filters of the coupons page. A deposit coupon that waits for its deposit is applied and still active. */
const COUPON_FILTERS = {
  held: { active: true, applied: false, expired: false },
  applied: { applied: true },
  expired: { expired: true },
} as const satisfies Record<string, ListCouponsRequest>;

/** Returns the query of one list of coupons, a POST that changes nothing (SPEC A7). */
export const couponsQuery = (filter: keyof typeof COUPON_FILTERS) =>
  queryOptions({
    queryKey: [...COUPONS_KEY, filter],
    queryFn: async ({ signal }): Promise<readonly UserCoupon[]> => (await listCoupons(COUPON_FILTERS[filter], { signal })).userCoupons,
  });

/** Returns the query of all three lists of coupons. A coupon that was applied and then expired is in two of them, and is returned once. */
export const allCouponsQuery = () =>
  queryOptions({
    queryKey: [...COUPONS_KEY, 'all'],
    // Each list does its own retries.
    retry: false,
    queryFn: async ({ client }): Promise<readonly UserCoupon[]> => {
      const filters = ['held', 'applied', 'expired'] as const;
      const lists = await Promise.all(filters.map((filter) => client.fetchQuery(couponsQuery(filter))));
      return [...new Map(lists.flat().map((held) => [heldCouponId(held), held])).values()];
    },
  });

/** Returns the id of a player's coupon, or its code if the backend sends no id. */
export const heldCouponId = ({ id, coupon }: UserCoupon) => id ?? coupon.code;

/** Queries the stakes that counted towards a bonus, newest first. The progress in the key refetches them after each stake. */
export function useContributions({ id, amount_wagered }: Bonus) {
  const key = [...getListBonusContributionsQueryKey(id), { amount_wagered }];
  return useListBonusContributionsInfinite(id, { per_page: PAGE_SIZE }, { query: { ...allPages(key), placeholderData: keepPreviousData } });
}
