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
  ForbiddenError
} from './model/forbidden-error';

import type {
  ForbiddenResponse
} from './model/forbidden-response';

import type {
  ListMinesHistoryParams
} from './model/list-mines-history-params';

import type {
  Message
} from './model/message';

import type {
  MinesConfigAnswer
} from './model/mines-config-answer';

import type {
  MinesFairnessAnswer
} from './model/mines-fairness-answer';

import type {
  MinesGameAnswer
} from './model/mines-game-answer';

import type {
  MinesGameList
} from './model/mines-game-list';

import type {
  NotFoundResponse
} from './model/not-found-response';

import type {
  RevealMinesCellRequest
} from './model/reveal-mines-cell-request';

import type {
  ServerErrorResponse
} from './model/server-error-response';

import type {
  StartMinesGameRequest
} from './model/start-mines-game-request';

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

export const getGetMinesConfigUrl = () => {




  return `/v2/mini-games/mines/config`
}

/**
 * What a player may see before the first stake (D9): the range of stakes, the highest payout, the house edge and every
 * multiplier that it leads to.
 * @summary Stakes and multipliers of mines
 */
export const getMinesConfig = async ( options?: Parameters<typeof mutator>[1]): Promise<MinesConfigAnswer> => {

  return mutator<MinesConfigAnswer>(getGetMinesConfigUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMinesConfigQueryKey = () => {
    return [
    `/v2/mini-games/mines/config`
    ] as const;
    }


export const getGetMinesConfigQueryOptions = <TData = Awaited<ReturnType<typeof getMinesConfig>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMinesConfig>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMinesConfigQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMinesConfig>>> = ({ signal }) => getMinesConfig({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMinesConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMinesConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getMinesConfig>>>
export type GetMinesConfigQueryError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetMinesConfig<TData = Awaited<ReturnType<typeof getMinesConfig>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMinesConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMinesConfig>>,
          TError,
          Awaited<ReturnType<typeof getMinesConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMinesConfig<TData = Awaited<ReturnType<typeof getMinesConfig>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMinesConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMinesConfig>>,
          TError,
          Awaited<ReturnType<typeof getMinesConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMinesConfig<TData = Awaited<ReturnType<typeof getMinesConfig>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMinesConfig>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Stakes and multipliers of mines
 */

export function useGetMinesConfig<TData = Awaited<ReturnType<typeof getMinesConfig>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMinesConfig>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMinesConfigQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetCurrentMinesGameUrl = () => {




  return `/api/mini-games/mines/current`
}

/**
 * An open game survives a reload, a lost connection and a new login. Where none is open the answer is 204. The answer may lag at most 5 s behind.
 * @summary The open game of the player
 */
export const getCurrentMinesGame = async ( options?: Parameters<typeof mutator>[1]): Promise<MinesGameAnswer | void> => {

  return mutator<MinesGameAnswer | void>(getGetCurrentMinesGameUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetCurrentMinesGameQueryKey = () => {
    return [
    `/api/mini-games/mines/current`
    ] as const;
    }


export const getGetCurrentMinesGameQueryOptions = <TData = Awaited<ReturnType<typeof getCurrentMinesGame>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentMinesGame>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCurrentMinesGameQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCurrentMinesGame>>> = ({ signal }) => getCurrentMinesGame({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCurrentMinesGame>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCurrentMinesGameQueryResult = NonNullable<Awaited<ReturnType<typeof getCurrentMinesGame>>>
export type GetCurrentMinesGameQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetCurrentMinesGame<TData = Awaited<ReturnType<typeof getCurrentMinesGame>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentMinesGame>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentMinesGame>>,
          TError,
          Awaited<ReturnType<typeof getCurrentMinesGame>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentMinesGame<TData = Awaited<ReturnType<typeof getCurrentMinesGame>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentMinesGame>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCurrentMinesGame>>,
          TError,
          Awaited<ReturnType<typeof getCurrentMinesGame>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCurrentMinesGame<TData = Awaited<ReturnType<typeof getCurrentMinesGame>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentMinesGame>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The open game of the player
 */

export function useGetCurrentMinesGame<TData = Awaited<ReturnType<typeof getCurrentMinesGame>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCurrentMinesGame>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCurrentMinesGameQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMinesHistoryUrl = (params?: ListMinesHistoryParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/mini-games/mines/history?${stringifiedParams}` : `/api/mini-games/mines/history`
}

/**
 * Newest first, each with all that is needed to check it. The answer may lag at most 5 s behind.
 * @summary The games of mines that the player has ended
 */
export const listMinesHistory = async (params?: ListMinesHistoryParams, options?: Parameters<typeof mutator>[1]): Promise<MinesGameList> => {

  return mutator<MinesGameList>(getListMinesHistoryUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListMinesHistoryInfiniteQueryKey = (params?: ListMinesHistoryParams,) => {
    return [
    'infinite', `/api/mini-games/mines/history`, ...(params ? [params] : [])
    ] as const;
    }

export const getListMinesHistoryQueryKey = (params?: ListMinesHistoryParams,) => {
    return [
    `/api/mini-games/mines/history`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMinesHistoryInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listMinesHistory>>, ListMinesHistoryParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListMinesHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMinesHistory>>, TError, TData, QueryKey, ListMinesHistoryParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMinesHistoryInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMinesHistory>>, QueryKey, ListMinesHistoryParams['page']> = ({ signal, pageParam }) => listMinesHistory({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMinesHistory>>, TError, TData, QueryKey, ListMinesHistoryParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMinesHistoryInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listMinesHistory>>>
export type ListMinesHistoryInfiniteQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListMinesHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMinesHistory>>, ListMinesHistoryParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListMinesHistoryParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMinesHistory>>, TError, TData, QueryKey, ListMinesHistoryParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMinesHistory>>,
          TError,
          Awaited<ReturnType<typeof listMinesHistory>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMinesHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMinesHistory>>, ListMinesHistoryParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListMinesHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMinesHistory>>, TError, TData, QueryKey, ListMinesHistoryParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMinesHistory>>,
          TError,
          Awaited<ReturnType<typeof listMinesHistory>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMinesHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMinesHistory>>, ListMinesHistoryParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListMinesHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMinesHistory>>, TError, TData, QueryKey, ListMinesHistoryParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The games of mines that the player has ended
 */

export function useListMinesHistoryInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listMinesHistory>>, ListMinesHistoryParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListMinesHistoryParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listMinesHistory>>, TError, TData, QueryKey, ListMinesHistoryParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMinesHistoryInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListMinesHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listMinesHistory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListMinesHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMinesHistory>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMinesHistoryQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMinesHistory>>> = ({ signal }) => listMinesHistory(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMinesHistory>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMinesHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listMinesHistory>>>
export type ListMinesHistoryQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListMinesHistory<TData = Awaited<ReturnType<typeof listMinesHistory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListMinesHistoryParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMinesHistory>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMinesHistory>>,
          TError,
          Awaited<ReturnType<typeof listMinesHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMinesHistory<TData = Awaited<ReturnType<typeof listMinesHistory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListMinesHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMinesHistory>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMinesHistory>>,
          TError,
          Awaited<ReturnType<typeof listMinesHistory>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMinesHistory<TData = Awaited<ReturnType<typeof listMinesHistory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListMinesHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMinesHistory>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The games of mines that the player has ended
 */

export function useListMinesHistory<TData = Awaited<ReturnType<typeof listMinesHistory>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListMinesHistoryParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMinesHistory>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMinesHistoryQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetMinesFairnessUrl = () => {




  return `/api/mini-games/mines/fairness`
}

/**
 * Hash of the server seed and nonce of the next game, known to the player before the client seed is sent, so that the
 * server cannot choose either afterwards. Both stay the same until startMinesGame has opened a game with them or
 * replaceMinesSeed has replaced the seed. A nonce is that of the game before plus one; a replacement keeps it.
 * The answer may lag at most 5 s behind.
 * @summary The commitment to the next game
 */
export const getMinesFairness = async ( options?: Parameters<typeof mutator>[1]): Promise<MinesFairnessAnswer> => {

  return mutator<MinesFairnessAnswer>(getGetMinesFairnessUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMinesFairnessQueryKey = () => {
    return [
    `/api/mini-games/mines/fairness`
    ] as const;
    }


export const getGetMinesFairnessQueryOptions = <TData = Awaited<ReturnType<typeof getMinesFairness>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMinesFairness>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMinesFairnessQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMinesFairness>>> = ({ signal }) => getMinesFairness({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMinesFairness>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMinesFairnessQueryResult = NonNullable<Awaited<ReturnType<typeof getMinesFairness>>>
export type GetMinesFairnessQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetMinesFairness<TData = Awaited<ReturnType<typeof getMinesFairness>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMinesFairness>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMinesFairness>>,
          TError,
          Awaited<ReturnType<typeof getMinesFairness>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMinesFairness<TData = Awaited<ReturnType<typeof getMinesFairness>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMinesFairness>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMinesFairness>>,
          TError,
          Awaited<ReturnType<typeof getMinesFairness>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMinesFairness<TData = Awaited<ReturnType<typeof getMinesFairness>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMinesFairness>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The commitment to the next game
 */

export function useGetMinesFairness<TData = Awaited<ReturnType<typeof getMinesFairness>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMinesFairness>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMinesFairnessQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getReplaceMinesSeedUrl = () => {




  return `/api/mini-games/mines/fairness`
}

/**
 * The player asks for a new server seed. The old one is revealed in `replaced`, because no game will use it. The nonce
 * stays the same. Without this call the server replaces no seed.
 * @summary Replace the server seed of the next game
 */
export const replaceMinesSeed = async ( options?: Parameters<typeof mutator>[1]): Promise<MinesFairnessAnswer> => {

  return mutator<MinesFairnessAnswer>(getReplaceMinesSeedUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getReplaceMinesSeedMutationKey = () => ['replaceMinesSeed'] as const;

export const getReplaceMinesSeedMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceMinesSeed>>, TError,void, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof replaceMinesSeed>>, TError,void, TContext> => {

const mutationKey = getReplaceMinesSeedMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof replaceMinesSeed>>, void> = () => {


          return  replaceMinesSeed(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReplaceMinesSeedMutationResult = NonNullable<Awaited<ReturnType<typeof replaceMinesSeed>>>

    export type ReplaceMinesSeedMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


    /**
 * @summary Replace the server seed of the next game
 */
export const useReplaceMinesSeed = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof replaceMinesSeed>>, TError,void, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof replaceMinesSeed>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getReplaceMinesSeedMutationOptions(options), queryClient);
    }
    export const getStartMinesGameUrl = () => {




  return `/api/mini-games/mines/start`
}

/**
 * The stake is taken at once. A player has one open game at most. The game has exactly the hash and the nonce that
 * getMinesFairness returned before.
 *
 * Fairness: HMAC-SHA256 with the server seed's text as the key over `client_seed:nonce:block`, block 0, 1, …; each four
 * bytes make one number f = Σ b[i] / 256^(i+1). From the pool of the cells 0 to 24, for each mine the cell at
 * floor(f × pool length) is taken out. The site checks hash and layout of every game that has ended.
 * @summary Open a game of mines
 */
export const startMinesGame = async (startMinesGameRequest: StartMinesGameRequest, options?: Parameters<typeof mutator>[1]): Promise<MinesGameAnswer> => {

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
return mutator<MinesGameAnswer>(getStartMinesGameUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(startMinesGameRequest)
  }
);}





export const getStartMinesGameMutationKey = () => ['startMinesGame'] as const;

export const getStartMinesGameMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenError | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startMinesGame>>, TError,StartMinesGameMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof startMinesGame>>, TError,StartMinesGameMutationVariables, TContext> => {

const mutationKey = getStartMinesGameMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startMinesGame>>, StartMinesGameMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startMinesGame(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartMinesGameMutationResult = NonNullable<Awaited<ReturnType<typeof startMinesGame>>>
    export type StartMinesGameMutationBody = StartMinesGameRequest
    export type StartMinesGameMutationError = ErrorType<UnauthorizedResponse | ForbiddenError | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type StartMinesGameMutationVariables = {data: StartMinesGameRequest}

    /**
 * @summary Open a game of mines
 */
export const useStartMinesGame = <TError = ErrorType<UnauthorizedResponse | ForbiddenError | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startMinesGame>>, TError,StartMinesGameMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startMinesGame>>,
        TError,
        StartMinesGameMutationVariables,
        TContext
      > => {
      return useMutation(getStartMinesGameMutationOptions(options), queryClient);
    }
    export const getRevealMinesCellUrl = (id: string,) => {




  return `/api/mini-games/mines/${encodeURIComponent(String(id))}/reveal`
}

/**
 * A mine ends the game and the stake is lost. The last cell without a mine, or a payout that reaches max_payout, ends the
 * game too and is cashed out by itself.
 * @summary Reveal a cell
 */
export const revealMinesCell = async (id: string,
    revealMinesCellRequest: RevealMinesCellRequest, options?: Parameters<typeof mutator>[1]): Promise<MinesGameAnswer> => {

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
return mutator<MinesGameAnswer>(getRevealMinesCellUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(revealMinesCellRequest)
  }
);}





export const getRevealMinesCellMutationKey = () => ['revealMinesCell'] as const;

export const getRevealMinesCellMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealMinesCell>>, TError,RevealMinesCellMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof revealMinesCell>>, TError,RevealMinesCellMutationVariables, TContext> => {

const mutationKey = getRevealMinesCellMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revealMinesCell>>, RevealMinesCellMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  revealMinesCell(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevealMinesCellMutationResult = NonNullable<Awaited<ReturnType<typeof revealMinesCell>>>
    export type RevealMinesCellMutationBody = RevealMinesCellRequest
    export type RevealMinesCellMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RevealMinesCellMutationVariables = {id: string;data: RevealMinesCellRequest}

    /**
 * @summary Reveal a cell
 */
export const useRevealMinesCell = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealMinesCell>>, TError,RevealMinesCellMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revealMinesCell>>,
        TError,
        RevealMinesCellMutationVariables,
        TContext
      > => {
      return useMutation(getRevealMinesCellMutationOptions(options), queryClient);
    }
    export const getCashOutMinesGameUrl = (id: string,) => {




  return `/api/mini-games/mines/${encodeURIComponent(String(id))}/cashout`
}

/**
 * Pays floor(stake × multiplier), at most max_payout. At least one cell must be revealed.
 * @summary Take the winnings and end the game
 */
export const cashOutMinesGame = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<MinesGameAnswer> => {

  return mutator<MinesGameAnswer>(getCashOutMinesGameUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCashOutMinesGameMutationKey = () => ['cashOutMinesGame'] as const;

export const getCashOutMinesGameMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cashOutMinesGame>>, TError,CashOutMinesGameMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof cashOutMinesGame>>, TError,CashOutMinesGameMutationVariables, TContext> => {

const mutationKey = getCashOutMinesGameMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cashOutMinesGame>>, CashOutMinesGameMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cashOutMinesGame(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CashOutMinesGameMutationResult = NonNullable<Awaited<ReturnType<typeof cashOutMinesGame>>>

    export type CashOutMinesGameMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CashOutMinesGameMutationVariables = {id: string}

    /**
 * @summary Take the winnings and end the game
 */
export const useCashOutMinesGame = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cashOutMinesGame>>, TError,CashOutMinesGameMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cashOutMinesGame>>,
        TError,
        CashOutMinesGameMutationVariables,
        TContext
      > => {
      return useMutation(getCashOutMinesGameMutationOptions(options), queryClient);
    }
