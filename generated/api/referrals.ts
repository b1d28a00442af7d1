/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useInfiniteQuery,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ForbiddenResponse
} from './model/forbidden-response';

import type {
  ListReferralsParams
} from './model/list-referrals-params';

import type {
  NotFoundResponse
} from './model/not-found-response';

import type {
  ReferralCode
} from './model/referral-code';

import type {
  ReferralList
} from './model/referral-list';

import type {
  ReferralSummaryAnswer
} from './model/referral-summary-answer';

import type {
  ReferrerAnswer
} from './model/referrer-answer';

import type {
  ServerErrorResponse
} from './model/server-error-response';

import type {
  TooManyRequestsResponse
} from './model/too-many-requests-response';

import type {
  UnauthorizedResponse
} from './model/unauthorized-response';

import type {
  UnavailableResponse
} from './model/unavailable-response';

import type {
  ValidationFailedResponse
} from './model/validation-failed-response';

import { mutator } from '../../src/api/mutator';
import type { ErrorType } from '../../src/api/mutator';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetReferralSummaryUrl = () => {




  return `/api/referrals`
}

/**
 * The link leads to `/ref/{code}` on the site (R5).
 * @summary The player's referral code and what came of it
 */
export const getReferralSummary = async ( options?: Parameters<typeof mutator>[1]): Promise<ReferralSummaryAnswer> => {

  return mutator<ReferralSummaryAnswer>(getGetReferralSummaryUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetReferralSummaryQueryKey = () => {
    return [
    `/api/referrals`
    ] as const;
    }


export const getGetReferralSummaryQueryOptions = <TData = Awaited<ReturnType<typeof getReferralSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralSummary>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferralSummaryQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferralSummary>>> = ({ signal }) => getReferralSummary({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReferralSummary>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReferralSummaryQueryResult = NonNullable<Awaited<ReturnType<typeof getReferralSummary>>>
export type GetReferralSummaryQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetReferralSummary<TData = Awaited<ReturnType<typeof getReferralSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralSummary>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralSummary>>,
          TError,
          Awaited<ReturnType<typeof getReferralSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralSummary<TData = Awaited<ReturnType<typeof getReferralSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralSummary>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferralSummary>>,
          TError,
          Awaited<ReturnType<typeof getReferralSummary>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferralSummary<TData = Awaited<ReturnType<typeof getReferralSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralSummary>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's referral code and what came of it
 */

export function useGetReferralSummary<TData = Awaited<ReturnType<typeof getReferralSummary>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferralSummary>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferralSummaryQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListReferralsUrl = (params?: ListReferralsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/referrals/list?${stringifiedParams}` : `/api/referrals/list`
}

/**
 * Newest first. Names are masked, so that nobody learns who else plays.
 * @summary Who came by the player's code
 */
export const listReferrals = async (params?: ListReferralsParams, options?: Parameters<typeof mutator>[1]): Promise<ReferralList> => {

  return mutator<ReferralList>(getListReferralsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListReferralsInfiniteQueryKey = (params?: ListReferralsParams,) => {
    return [
    'infinite', `/api/referrals/list`, ...(params ? [params] : [])
    ] as const;
    }

export const getListReferralsQueryKey = (params?: ListReferralsParams,) => {
    return [
    `/api/referrals/list`, ...(params ? [params] : [])
    ] as const;
    }


export const getListReferralsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListReferralsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferralsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferrals>>, QueryKey, ListReferralsParams['page']> = ({ signal, pageParam }) => listReferrals({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReferralsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listReferrals>>>
export type ListReferralsInfiniteQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListReferralsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListReferralsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferrals>>,
          TError,
          Awaited<ReturnType<typeof listReferrals>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferrals>>,
          TError,
          Awaited<ReturnType<typeof listReferrals>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferralsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who came by the player's code
 */

export function useListReferralsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listReferrals>>, ListReferralsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData, QueryKey, ListReferralsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferralsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListReferralsQueryOptions = <TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListReferralsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListReferralsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listReferrals>>> = ({ signal }) => listReferrals(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListReferralsQueryResult = NonNullable<Awaited<ReturnType<typeof listReferrals>>>
export type ListReferralsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListReferrals<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListReferralsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferrals>>,
          TError,
          Awaited<ReturnType<typeof listReferrals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferrals<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listReferrals>>,
          TError,
          Awaited<ReturnType<typeof listReferrals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReferrals<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who came by the player's code
 */

export function useListReferrals<TData = Awaited<ReturnType<typeof listReferrals>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListReferralsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listReferrals>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListReferralsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetReferrerUrl = (id: ReferralCode,) => {




  return `/v2/referrals/${encodeURIComponent(String(id))}`
}

/**
 * Asked when a visitor opens `/ref/{id}`, to show who invited (R5). The name is masked.
 * @summary Who invited
 */
export const getReferrer = async (id: ReferralCode, options?: Parameters<typeof mutator>[1]): Promise<ReferrerAnswer> => {

  return mutator<ReferrerAnswer>(getGetReferrerUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetReferrerQueryKey = (id: ReferralCode,) => {
    return [
    `/v2/referrals/${id}`
    ] as const;
    }


export const getGetReferrerQueryOptions = <TData = Awaited<ReturnType<typeof getReferrer>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: ReferralCode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferrer>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetReferrerQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getReferrer>>> = ({ signal }) => getReferrer(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getReferrer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetReferrerQueryResult = NonNullable<Awaited<ReturnType<typeof getReferrer>>>
export type GetReferrerQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetReferrer<TData = Awaited<ReturnType<typeof getReferrer>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: ReferralCode, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferrer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferrer>>,
          TError,
          Awaited<ReturnType<typeof getReferrer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferrer<TData = Awaited<ReturnType<typeof getReferrer>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: ReferralCode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferrer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getReferrer>>,
          TError,
          Awaited<ReturnType<typeof getReferrer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetReferrer<TData = Awaited<ReturnType<typeof getReferrer>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: ReferralCode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferrer>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who invited
 */

export function useGetReferrer<TData = Awaited<ReturnType<typeof getReferrer>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: ReferralCode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getReferrer>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetReferrerQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






