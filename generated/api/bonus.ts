/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useInfiniteQuery,
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseInfiniteQueryResult,
  DefinedUseQueryResult,
  InfiniteData,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseInfiniteQueryOptions,
  UseInfiniteQueryResult,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  BonusContributionList
} from './model/bonus-contribution-list';

import type {
  BonusForbiddenResponse
} from './model/bonus-forbidden-response';

import type {
  BonusList
} from './model/bonus-list';

import type {
  BonusNotFoundResponse
} from './model/bonus-not-found-response';

import type {
  BonusWriteAnswer
} from './model/bonus-write-answer';

import type {
  ForbiddenResponse
} from './model/forbidden-response';

import type {
  ListBonusContributionsParams
} from './model/list-bonus-contributions-params';

import type {
  ListBonusesParams
} from './model/list-bonuses-params';

import type {
  Message
} from './model/message';

import type {
  ObservedError
} from './model/observed-error';

import type {
  ObservedForbiddenResponse
} from './model/observed-forbidden-response';

import type {
  ObservedServerErrorResponse
} from './model/observed-server-error-response';

import type {
  ObservedTooManyRequestsResponse
} from './model/observed-too-many-requests-response';

import type {
  ObservedUnauthorizedResponse
} from './model/observed-unauthorized-response';

import type {
  ObservedUnavailableResponse
} from './model/observed-unavailable-response';

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

export const getListBonusesUrl = (params?: ListBonusesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/bonus?${stringifiedParams}` : `/api/bonus`
}

/**
 * A2. Observed is `?active=1`, which the site sends for the bonuses in use; the others come without it. It reads data.data. A bonus carries the fields of E2; by our decision also name,
 * expires_at and amount_wagered.
 * @summary The player's bonuses
 */
export const listBonuses = async (params?: ListBonusesParams, options?: Parameters<typeof mutator>[1]): Promise<BonusList> => {

  return mutator<BonusList>(getListBonusesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListBonusesQueryKey = (params?: ListBonusesParams,) => {
    return [
    `/api/bonus`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBonusesQueryOptions = <TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(params?: ListBonusesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBonusesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBonuses>>> = ({ signal }) => listBonuses(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBonusesQueryResult = NonNullable<Awaited<ReturnType<typeof listBonuses>>>
export type ListBonusesQueryError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>


export function useListBonuses<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params: undefined |  ListBonusesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBonuses>>,
          TError,
          Awaited<ReturnType<typeof listBonuses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonuses<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params?: ListBonusesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBonuses>>,
          TError,
          Awaited<ReturnType<typeof listBonuses>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonuses<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params?: ListBonusesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's bonuses
 */

export function useListBonuses<TData = Awaited<ReturnType<typeof listBonuses>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params?: ListBonusesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonuses>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBonusesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getActivateBonusUrl = (bonusId: string,) => {




  return `/api/active/${encodeURIComponent(String(bonusId))}`
}

/**
 * A3. What it answers is not known (A26): any 2xx will do, with or without a body. The bonus that was active before is
 * active no more (C4).
 * @summary Switch to a bonus
 */
export const activateBonus = async (bonusId: string, options?: Parameters<typeof mutator>[1]): Promise<BonusWriteAnswer | void> => {

  return mutator<BonusWriteAnswer | void>(getActivateBonusUrl(bonusId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getActivateBonusMutationKey = () => ['activateBonus'] as const;

export const getActivateBonusMutationOptions = <TError = ErrorType<ObservedUnauthorizedResponse | BonusForbiddenResponse | BonusNotFoundResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateBonus>>, TError,ActivateBonusMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof activateBonus>>, TError,ActivateBonusMutationVariables, TContext> => {

const mutationKey = getActivateBonusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof activateBonus>>, ActivateBonusMutationVariables> = (props) => {
          const {bonusId} = props ?? {};

          return  activateBonus(bonusId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ActivateBonusMutationResult = NonNullable<Awaited<ReturnType<typeof activateBonus>>>

    export type ActivateBonusMutationError = ErrorType<ObservedUnauthorizedResponse | BonusForbiddenResponse | BonusNotFoundResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>
    export type ActivateBonusMutationVariables = {bonusId: string}

    /**
 * @summary Switch to a bonus
 */
export const useActivateBonus = <TError = ErrorType<ObservedUnauthorizedResponse | BonusForbiddenResponse | BonusNotFoundResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof activateBonus>>, TError,ActivateBonusMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof activateBonus>>,
        TError,
        ActivateBonusMutationVariables,
        TContext
      > => {
      return useMutation(getActivateBonusMutationOptions(options), queryClient);
    }
    export const getRedeemBonusUrl = (bonusId: string,) => {




  return `/api/redeem/${encodeURIComponent(String(bonusId))}`
}

/**
 * A4. What it answers is not known (A26): any 2xx will do, with or without a body. Possible once the whole turnover is
 * done; what the bonus holds then moves into the balance. Because it moves money it takes an Idempotency-Key, which
 * a backend may ignore.
 * @summary Turn a bonus into balance
 */
export const redeemBonus = async (bonusId: string, options?: Parameters<typeof mutator>[1]): Promise<BonusWriteAnswer | void> => {

  return mutator<BonusWriteAnswer | void>(getRedeemBonusUrl(bonusId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRedeemBonusMutationKey = () => ['redeemBonus'] as const;

export const getRedeemBonusMutationOptions = <TError = ErrorType<ObservedUnauthorizedResponse | BonusForbiddenResponse | BonusNotFoundResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemBonus>>, TError,RedeemBonusMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof redeemBonus>>, TError,RedeemBonusMutationVariables, TContext> => {

const mutationKey = getRedeemBonusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof redeemBonus>>, RedeemBonusMutationVariables> = (props) => {
          const {bonusId} = props ?? {};

          return  redeemBonus(bonusId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RedeemBonusMutationResult = NonNullable<Awaited<ReturnType<typeof redeemBonus>>>

    export type RedeemBonusMutationError = ErrorType<ObservedUnauthorizedResponse | BonusForbiddenResponse | BonusNotFoundResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>
    export type RedeemBonusMutationVariables = {bonusId: string}

    /**
 * @summary Turn a bonus into balance
 */
export const useRedeemBonus = <TError = ErrorType<ObservedUnauthorizedResponse | BonusForbiddenResponse | BonusNotFoundResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof redeemBonus>>, TError,RedeemBonusMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof redeemBonus>>,
        TError,
        RedeemBonusMutationVariables,
        TContext
      > => {
      return useMutation(getRedeemBonusMutationOptions(options), queryClient);
    }
    export const getDeleteBonusUrl = (bonusId: string,) => {




  return `/api/bonus/${encodeURIComponent(String(bonusId))}`
}

/**
 * A5. What it answers is not known (A26): any 2xx will do, with or without a body. The bonus and what was won with it
 * are gone; real money is not touched.
 * @summary Give a bonus up
 */
export const deleteBonus = async (bonusId: string, options?: Parameters<typeof mutator>[1]): Promise<BonusWriteAnswer | void> => {

  return mutator<BonusWriteAnswer | void>(getDeleteBonusUrl(bonusId),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeleteBonusMutationKey = () => ['deleteBonus'] as const;

export const getDeleteBonusMutationOptions = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | BonusNotFoundResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBonus>>, TError,DeleteBonusMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteBonus>>, TError,DeleteBonusMutationVariables, TContext> => {

const mutationKey = getDeleteBonusMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteBonus>>, DeleteBonusMutationVariables> = (props) => {
          const {bonusId} = props ?? {};

          return  deleteBonus(bonusId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteBonusMutationResult = NonNullable<Awaited<ReturnType<typeof deleteBonus>>>

    export type DeleteBonusMutationError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | BonusNotFoundResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>
    export type DeleteBonusMutationVariables = {bonusId: string}

    /**
 * @summary Give a bonus up
 */
export const useDeleteBonus = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | BonusNotFoundResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteBonus>>, TError,DeleteBonusMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteBonus>>,
        TError,
        DeleteBonusMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteBonusMutationOptions(options), queryClient);
    }
    export const getListBonusContributionsUrl = (bonusId: string,
    params?: ListBonusContributionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/bonus/${encodeURIComponent(String(bonusId))}/contributions?${stringifiedParams}` : `/api/bonus/${encodeURIComponent(String(bonusId))}/contributions`
}

/**
 * Newest first. The counted parts add up to amount_wagered of the bonus.
 * @summary Which stakes counted towards a bonus
 */
export const listBonusContributions = async (bonusId: string,
    params?: ListBonusContributionsParams, options?: Parameters<typeof mutator>[1]): Promise<BonusContributionList> => {

  return mutator<BonusContributionList>(getListBonusContributionsUrl(bonusId,params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListBonusContributionsInfiniteQueryKey = (bonusId: string,
    params?: ListBonusContributionsParams,) => {
    return [
    'infinite', `/api/bonus/${bonusId}/contributions`, ...(params ? [params] : [])
    ] as const;
    }

export const getListBonusContributionsQueryKey = (bonusId: string,
    params?: ListBonusContributionsParams,) => {
    return [
    `/api/bonus/${bonusId}/contributions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBonusContributionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBonusContributions>>, ListBonusContributionsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(bonusId: string,
    params?: ListBonusContributionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBonusContributions>>, TError, TData, QueryKey, ListBonusContributionsParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBonusContributionsInfiniteQueryKey(bonusId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBonusContributions>>, QueryKey, ListBonusContributionsParams['page']> = ({ signal, pageParam }) => listBonusContributions(bonusId,{...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bonusId !== null && bonusId !== undefined, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBonusContributions>>, TError, TData, QueryKey, ListBonusContributionsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBonusContributionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBonusContributions>>>
export type ListBonusContributionsInfiniteQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListBonusContributionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBonusContributions>>, ListBonusContributionsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 bonusId: string,
    params: undefined |  ListBonusContributionsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBonusContributions>>, TError, TData, QueryKey, ListBonusContributionsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBonusContributions>>,
          TError,
          Awaited<ReturnType<typeof listBonusContributions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonusContributionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBonusContributions>>, ListBonusContributionsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 bonusId: string,
    params?: ListBonusContributionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBonusContributions>>, TError, TData, QueryKey, ListBonusContributionsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBonusContributions>>,
          TError,
          Awaited<ReturnType<typeof listBonusContributions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonusContributionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBonusContributions>>, ListBonusContributionsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 bonusId: string,
    params?: ListBonusContributionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBonusContributions>>, TError, TData, QueryKey, ListBonusContributionsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Which stakes counted towards a bonus
 */

export function useListBonusContributionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBonusContributions>>, ListBonusContributionsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 bonusId: string,
    params?: ListBonusContributionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBonusContributions>>, TError, TData, QueryKey, ListBonusContributionsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBonusContributionsInfiniteQueryOptions(bonusId,params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBonusContributionsQueryOptions = <TData = Awaited<ReturnType<typeof listBonusContributions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(bonusId: string,
    params?: ListBonusContributionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusContributions>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBonusContributionsQueryKey(bonusId,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBonusContributions>>> = ({ signal }) => listBonusContributions(bonusId,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: bonusId !== null && bonusId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBonusContributions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBonusContributionsQueryResult = NonNullable<Awaited<ReturnType<typeof listBonusContributions>>>
export type ListBonusContributionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListBonusContributions<TData = Awaited<ReturnType<typeof listBonusContributions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 bonusId: string,
    params: undefined |  ListBonusContributionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusContributions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBonusContributions>>,
          TError,
          Awaited<ReturnType<typeof listBonusContributions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonusContributions<TData = Awaited<ReturnType<typeof listBonusContributions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 bonusId: string,
    params?: ListBonusContributionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusContributions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBonusContributions>>,
          TError,
          Awaited<ReturnType<typeof listBonusContributions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBonusContributions<TData = Awaited<ReturnType<typeof listBonusContributions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 bonusId: string,
    params?: ListBonusContributionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusContributions>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Which stakes counted towards a bonus
 */

export function useListBonusContributions<TData = Awaited<ReturnType<typeof listBonusContributions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 bonusId: string,
    params?: ListBonusContributionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBonusContributions>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBonusContributionsQueryOptions(bonusId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






