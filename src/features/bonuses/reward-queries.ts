import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

import { getListBonusContributionsQueryKey, getListBonusesQueryOptions, listBonusContributions } from '@generated/api/bonus';
import { listCoupons } from '@generated/api/coupons';
import type { Bonus } from '@generated/api/model/bonus';

import { COUPONS_KEY } from '@/shell/money/invalidate-money-queries';

const PAGE_SIZE = 20;

/** Queries all bonuses, active or not (SPEC A2). */
export const bonusesQuery = () => getListBonusesQueryOptions();

/** Queries by a POST, which changes nothing (SPEC A7). */
export const couponsQuery = () =>
  queryOptions({
    queryKey: COUPONS_KEY,
    queryFn: ({ signal }) => listCoupons({}, { signal }),
  });

/** Stakes that counted, newest first. The progress in the key refetches them after each stake. */
export const contributionsQuery = ({ id, amount_wagered }: Bonus) =>
  infiniteQueryOptions({
    queryKey: [...getListBonusContributionsQueryKey(id), { amount_wagered }],
    queryFn: ({ pageParam, signal }) => listBonusContributions(id, { page: pageParam, per_page: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    placeholderData: keepPreviousData,
  });
