import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import { getListBonusContributionsQueryKey, getListBonusesQueryOptions, listBonusContributions } from '@generated/api/bonus';
import { listCoupons } from '@generated/api/coupons';
import type { Bonus } from '@generated/api/model/bonus';

import { COUPONS_KEY } from '@/shell/money/invalidate-money-queries';

const PER_PAGE = 20;

/** The player's bonuses, whichever is active (SPEC A2). */
export const bonusesQuery = () => getListBonusesQueryOptions();

/** The player's coupons (SPEC A7): a POST that changes nothing, hence asked as a query. */
export const couponsQuery = () =>
  queryOptions({
    queryKey: COUPONS_KEY,
    queryFn: ({ signal }) => listCoupons({}, { signal }),
  });

/** The stakes that counted towards a bonus, the newest first, page after page; asked for again once another counts. */
export const contributionsQuery = ({ id, amount_wagered }: Bonus) =>
  infiniteQueryOptions({
    queryKey: [...getListBonusContributionsQueryKey(id), { amount_wagered }],
    queryFn: ({ pageParam, signal }) => listBonusContributions(id, { page: pageParam, per_page: PER_PAGE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
