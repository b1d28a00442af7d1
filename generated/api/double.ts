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
  DoubleBetAnswer
} from './model/double-bet-answer';

import type {
  DoubleBetList
} from './model/double-bet-list';

import type {
  DoubleConfigAnswer
} from './model/double-config-answer';

import type {
  DoubleRoundAnswer
} from './model/double-round-answer';

import type {
  DoubleRoundList
} from './model/double-round-list';

import type {
  ForbiddenError
} from './model/forbidden-error';

import type {
  ForbiddenResponse
} from './model/forbidden-response';

import type {
  ListDoubleBetsParams
} from './model/list-double-bets-params';

import type {
  ListDoubleHistoryParams
} from './model/list-double-history-params';

import type {
  Message
} from './model/message';

import type {
  NotFoundResponse
} from './model/not-found-response';

import type {
  PlaceDoubleBetRequest
} from './model/place-double-bet-request';

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
  ValidationError
} from './model/validation-error';

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

export const getGetDoubleConfigUrl = () => {




  return `/v2/mini-games/double/config`
}

/**
 * What a player needs to check double without trusting the operator.
 *
 * A chain is published before its first round: its length, its terminal hash (the SHA-256 of its first server seed's
 * text) and a round of a public randomness beacon that lies in the future then: genesis_time + (beacon_round - 1) ×
 * period_s is after published_at. When that beacon round exists, its signature gives the chain's public seed, so
 * nobody can choose it. The next chain is published at least 1,000 rounds before the current one ends and takes over
 * at its first round.
 * @summary The chains, the beacon and the receipt keys of double
 */
export const getDoubleConfig = async ( options?: Parameters<typeof mutator>[1]): Promise<DoubleConfigAnswer> => {

  return mutator<DoubleConfigAnswer>(getGetDoubleConfigUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetDoubleConfigQueryKey = () => {
    return [
    `/v2/mini-games/double/config`
    ] as const;
    }


export const getGetDoubleConfigQueryOptions = <TData = Awaited<ReturnType<typeof getDoubleConfig>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDoubleConfig>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDoubleConfigQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDoubleConfig>>> = ({ signal }) => getDoubleConfig({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDoubleConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDoubleConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getDoubleConfig>>>
export type GetDoubleConfigQueryError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDoubleConfig<TData = Awaited<ReturnType<typeof getDoubleConfig>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDoubleConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDoubleConfig>>,
          TError,
          Awaited<ReturnType<typeof getDoubleConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDoubleConfig<TData = Awaited<ReturnType<typeof getDoubleConfig>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDoubleConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDoubleConfig>>,
          TError,
          Awaited<ReturnType<typeof getDoubleConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDoubleConfig<TData = Awaited<ReturnType<typeof getDoubleConfig>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDoubleConfig>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The chains, the beacon and the receipt keys of double
 */

export function useGetDoubleConfig<TData = Awaited<ReturnType<typeof getDoubleConfig>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDoubleConfig>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDoubleConfigQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCurrentDoubleRoundUrl = () => {




  return `/v2/mini-games/double/current`
}

/**
 * A round waits 15 s for bets, rolls for 6 s and is complete for 4 s; then the next one opens. What happens in between
 * is told on the public channel `games.double`.
 *
 * Fairness: roll = floor(f × 15), f from the first four bytes of HMAC-SHA256 with the server seed's text as the key over
 * `public_seed:round:0`. The server seeds of a chain (getDoubleConfig) are a reversed SHA-256 chain: each round's seed
 * hashes to the seed of the round before it, the first one's to the chain's terminal hash. 0 is white and pays 14
 * times the stake, 1 to 7 red and 8 to 14 black, which pay twice.
 *
 * A round can be voided, only while it takes bets: its server seed is revealed, it gets no roll, and every open bet
 * gets its stake back. The next round opens at its time.
 * @summary The round of double that runs now
 */
export const getCurrentDoubleRound = async ( options?: Parameters<typeof mutator>[1]): Promise<DoubleRoundAnswer> => {

  return mutator<DoubleRoundAnswer>(getGetCurrentDoubleRoundUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCurrentDoubleRoundQueryKey = () => {
    return [
    `/v2/mini-games/double/current`
    ] as const;
    }


export const getGetCurrentDoubleRoundQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentDoubleRound>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentDoubleRound>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCurrentDoubleRoundQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentDoubleRound>>> = ({ signal }) => getCurrentDoubleRound({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCurrentDoubleRound>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCurrentDoubleRoundQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentDoubleRound>>>
export type GetCurrentDoubleRoundQueryError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetCurrentDoubleRound<TData = Awaited<ReturnType<typeof getCurrentDoubleRound>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentDoubleRound>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentDoubleRound>>,
          TError,
          Awaited<ReturnType<typeof getCurrentDoubleRound>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentDoubleRound<TData = Awaited<ReturnType<typeof getCurrentDoubleRound>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentDoubleRound>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentDoubleRound>>,
          TError,
          Awaited<ReturnType<typeof getCurrentDoubleRound>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentDoubleRound<TData = Awaited<ReturnType<typeof getCurrentDoubleRound>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentDoubleRound>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The round of double that runs now
 */

export function useGetCurrentDoubleRound<TData = Awaited<ReturnType<typeof getCurrentDoubleRound>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentDoubleRound>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCurrentDoubleRoundQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDoubleHistoryUrl = (params?: ListDoubleHistoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v2/mini-games/double/history?${stringifiedParams}` : `/v2/mini-games/double/history`
}

/**
 * Newest first, voided rounds included. Every seed can be checked against the round after it.
 * @summary The rounds of double that are over
 */
export const listDoubleHistory = async (params?: ListDoubleHistoryParams, options?: Parameters<typeof mutator>[1]): Promise<DoubleRoundList> => {

  return mutator<DoubleRoundList>(getListDoubleHistoryUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDoubleHistoryInfiniteQueryKey = (params?: ListDoubleHistoryParams,) => {
    return [
    'infinite', `/v2/mini-games/double/history`, ...(params ? [params] : [])
    ] as const;
    }

export const getListDoubleHistoryQueryKey = (params?: ListDoubleHistoryParams,) => {
    return [
    `/v2/mini-games/double/history`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDoubleHistoryInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listDoubleHistory>>, ListDoubleHistoryParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListDoubleHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDoubleHistory>>, TError, TData, QueryKey, ListDoubleHistoryParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDoubleHistoryInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDoubleHistory>>, QueryKey, ListDoubleHistoryParams['page']> = ({ signal, pageParam }) => listDoubleHistory({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDoubleHistory>>, TError, TData, QueryKey, ListDoubleHistoryParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDoubleHistoryInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listDoubleHistory>>>
export type ListDoubleHistoryInfiniteQueryError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListDoubleHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDoubleHistory>>, ListDoubleHistoryParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListDoubleHistoryParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDoubleHistory>>, TError, TData, QueryKey, ListDoubleHistoryParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDoubleHistory>>,
          TError,
          Awaited<ReturnType<typeof listDoubleHistory>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDoubleHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDoubleHistory>>, ListDoubleHistoryParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDoubleHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDoubleHistory>>, TError, TData, QueryKey, ListDoubleHistoryParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDoubleHistory>>,
          TError,
          Awaited<ReturnType<typeof listDoubleHistory>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDoubleHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDoubleHistory>>, ListDoubleHistoryParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDoubleHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDoubleHistory>>, TError, TData, QueryKey, ListDoubleHistoryParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The rounds of double that are over
 */

export function useListDoubleHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDoubleHistory>>, ListDoubleHistoryParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDoubleHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDoubleHistory>>, TError, TData, QueryKey, ListDoubleHistoryParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDoubleHistoryInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDoubleHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listDoubleHistory>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListDoubleHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoubleHistory>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDoubleHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDoubleHistory>>> = ({ signal }) => listDoubleHistory(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDoubleHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDoubleHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listDoubleHistory>>>
export type ListDoubleHistoryQueryError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListDoubleHistory<TData = Awaited<ReturnType<typeof listDoubleHistory>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListDoubleHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoubleHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDoubleHistory>>,
          TError,
          Awaited<ReturnType<typeof listDoubleHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDoubleHistory<TData = Awaited<ReturnType<typeof listDoubleHistory>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDoubleHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoubleHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDoubleHistory>>,
          TError,
          Awaited<ReturnType<typeof listDoubleHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDoubleHistory<TData = Awaited<ReturnType<typeof listDoubleHistory>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDoubleHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoubleHistory>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The rounds of double that are over
 */

export function useListDoubleHistory<TData = Awaited<ReturnType<typeof listDoubleHistory>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDoubleHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoubleHistory>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDoubleHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetDoubleRoundUrl = (id: string,) => {




  return `/v2/mini-games/double/rounds/${encodeURIComponent(String(id))}`
}

/**
 * The receipt of a round, with all that is needed to check it once its bets are closed.
 * @summary One round of double
 */
export const getDoubleRound = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<DoubleRoundAnswer> => {

  return mutator<DoubleRoundAnswer>(getGetDoubleRoundUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetDoubleRoundQueryKey = (id: string,) => {
    return [
    `/v2/mini-games/double/rounds/${id}`
    ] as const;
    }


export const getGetDoubleRoundQueryOptions = <TData = Awaited<ReturnType<typeof getDoubleRound>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDoubleRound>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDoubleRoundQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDoubleRound>>> = ({ signal }) => getDoubleRound(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDoubleRound>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDoubleRoundQueryResult = NonNullable<Awaited<ReturnType<typeof getDoubleRound>>>
export type GetDoubleRoundQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDoubleRound<TData = Awaited<ReturnType<typeof getDoubleRound>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDoubleRound>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDoubleRound>>,
          TError,
          Awaited<ReturnType<typeof getDoubleRound>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDoubleRound<TData = Awaited<ReturnType<typeof getDoubleRound>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDoubleRound>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDoubleRound>>,
          TError,
          Awaited<ReturnType<typeof getDoubleRound>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDoubleRound<TData = Awaited<ReturnType<typeof getDoubleRound>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDoubleRound>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One round of double
 */

export function useGetDoubleRound<TData = Awaited<ReturnType<typeof getDoubleRound>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDoubleRound>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDoubleRoundQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDoubleBetsUrl = (params?: ListDoubleBetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/mini-games/double/bets?${stringifiedParams}` : `/api/mini-games/double/bets`
}

/**
 * Newest first. The answer may lag at most 5 s behind.
 * @summary The player's bets on double
 */
export const listDoubleBets = async (params?: ListDoubleBetsParams, options?: Parameters<typeof mutator>[1]): Promise<DoubleBetList> => {

  return mutator<DoubleBetList>(getListDoubleBetsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDoubleBetsInfiniteQueryKey = (params?: ListDoubleBetsParams,) => {
    return [
    'infinite', `/api/mini-games/double/bets`, ...(params ? [params] : [])
    ] as const;
    }

export const getListDoubleBetsQueryKey = (params?: ListDoubleBetsParams,) => {
    return [
    `/api/mini-games/double/bets`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDoubleBetsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listDoubleBets>>, ListDoubleBetsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListDoubleBetsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDoubleBets>>, TError, TData, QueryKey, ListDoubleBetsParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDoubleBetsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDoubleBets>>, QueryKey, ListDoubleBetsParams['page']> = ({ signal, pageParam }) => listDoubleBets({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDoubleBets>>, TError, TData, QueryKey, ListDoubleBetsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDoubleBetsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listDoubleBets>>>
export type ListDoubleBetsInfiniteQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListDoubleBetsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDoubleBets>>, ListDoubleBetsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListDoubleBetsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDoubleBets>>, TError, TData, QueryKey, ListDoubleBetsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDoubleBets>>,
          TError,
          Awaited<ReturnType<typeof listDoubleBets>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDoubleBetsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDoubleBets>>, ListDoubleBetsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDoubleBetsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDoubleBets>>, TError, TData, QueryKey, ListDoubleBetsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDoubleBets>>,
          TError,
          Awaited<ReturnType<typeof listDoubleBets>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDoubleBetsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDoubleBets>>, ListDoubleBetsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDoubleBetsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDoubleBets>>, TError, TData, QueryKey, ListDoubleBetsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's bets on double
 */

export function useListDoubleBetsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDoubleBets>>, ListDoubleBetsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDoubleBetsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDoubleBets>>, TError, TData, QueryKey, ListDoubleBetsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDoubleBetsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDoubleBetsQueryOptions = <TData = Awaited<ReturnType<typeof listDoubleBets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListDoubleBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoubleBets>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDoubleBetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDoubleBets>>> = ({ signal }) => listDoubleBets(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDoubleBets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDoubleBetsQueryResult = NonNullable<Awaited<ReturnType<typeof listDoubleBets>>>
export type ListDoubleBetsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListDoubleBets<TData = Awaited<ReturnType<typeof listDoubleBets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListDoubleBetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoubleBets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDoubleBets>>,
          TError,
          Awaited<ReturnType<typeof listDoubleBets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDoubleBets<TData = Awaited<ReturnType<typeof listDoubleBets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDoubleBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoubleBets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDoubleBets>>,
          TError,
          Awaited<ReturnType<typeof listDoubleBets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDoubleBets<TData = Awaited<ReturnType<typeof listDoubleBets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDoubleBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoubleBets>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's bets on double
 */

export function useListDoubleBets<TData = Awaited<ReturnType<typeof listDoubleBets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDoubleBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDoubleBets>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDoubleBetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getPlaceDoubleBetUrl = () => {




  return `/api/mini-games/double/bets`
}

/**
 * The stake is taken at once. A bet that arrives when betting_ends_at has passed is refused with 409. A player may bet
 * several times on one round, on one colour too. The answer has a signed receipt, which proves the bet.
 * @summary Bet on a colour of the open round
 */
export const placeDoubleBet = async (placeDoubleBetRequest: PlaceDoubleBetRequest, options?: Parameters<typeof mutator>[1]): Promise<DoubleBetAnswer> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return mutator<DoubleBetAnswer>(getPlaceDoubleBetUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(placeDoubleBetRequest)
  }
);}





export const getPlaceDoubleBetMutationKey = () => ['placeDoubleBet'] as const;

export const getPlaceDoubleBetMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenError | NotFoundResponse | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeDoubleBet>>, TError,PlaceDoubleBetMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof placeDoubleBet>>, TError,PlaceDoubleBetMutationVariables, TContext> => {

const mutationKey = getPlaceDoubleBetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeDoubleBet>>, PlaceDoubleBetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeDoubleBet(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlaceDoubleBetMutationResult = NonNullable<Awaited<ReturnType<typeof placeDoubleBet>>>
    export type PlaceDoubleBetMutationBody = PlaceDoubleBetRequest
    export type PlaceDoubleBetMutationError = ErrorType<UnauthorizedResponse | ForbiddenError | NotFoundResponse | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type PlaceDoubleBetMutationVariables = {data: PlaceDoubleBetRequest}

    /**
 * @summary Bet on a colour of the open round
 */
export const usePlaceDoubleBet = <TError = ErrorType<UnauthorizedResponse | ForbiddenError | NotFoundResponse | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeDoubleBet>>, TError,PlaceDoubleBetMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeDoubleBet>>,
        TError,
        PlaceDoubleBetMutationVariables,
        TContext
      > => {
      return useMutation(getPlaceDoubleBetMutationOptions(options), queryClient);
    }
    export const getCancelDoubleBetUrl = (id: string,) => {




  return `/api/mini-games/double/bets/${encodeURIComponent(String(id))}`
}

/**
 * The stake goes back at once. Once betting_ends_at has passed it is refused with 409. Cancelling a cancelled bet again
 * gives the same answer and moves nothing. The answer has a signed receipt of the cancellation.
 * @summary Take a bet back while its round takes bets
 */
export const cancelDoubleBet = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<DoubleBetAnswer> => {

  return mutator<DoubleBetAnswer>(getCancelDoubleBetUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getCancelDoubleBetMutationKey = () => ['cancelDoubleBet'] as const;

export const getCancelDoubleBetMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelDoubleBet>>, TError,CancelDoubleBetMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelDoubleBet>>, TError,CancelDoubleBetMutationVariables, TContext> => {

const mutationKey = getCancelDoubleBetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelDoubleBet>>, CancelDoubleBetMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelDoubleBet(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelDoubleBetMutationResult = NonNullable<Awaited<ReturnType<typeof cancelDoubleBet>>>

    export type CancelDoubleBetMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CancelDoubleBetMutationVariables = {id: string}

    /**
 * @summary Take a bet back while its round takes bets
 */
export const useCancelDoubleBet = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelDoubleBet>>, TError,CancelDoubleBetMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelDoubleBet>>,
        TError,
        CancelDoubleBetMutationVariables,
        TContext
      > => {
      return useMutation(getCancelDoubleBetMutationOptions(options), queryClient);
    }
