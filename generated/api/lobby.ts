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
  CategoryList
} from './model/category-list';

import type {
  ForbiddenError
} from './model/forbidden-error';

import type {
  ForbiddenResponse
} from './model/forbidden-response';

import type {
  GameAnswer
} from './model/game-answer';

import type {
  GameLaunchAnswer
} from './model/game-launch-answer';

import type {
  GameList
} from './model/game-list';

import type {
  GameNotFoundResponse
} from './model/game-not-found-response';

import type {
  GameSessionAnswer
} from './model/game-session-answer';

import type {
  LaunchGameRequest
} from './model/launch-game-request';

import type {
  ListCategoriesParams
} from './model/list-categories-params';

import type {
  ListGamesParams
} from './model/list-games-params';

import type {
  ListLiveTablesParams
} from './model/list-live-tables-params';

import type {
  ListProvidersParams
} from './model/list-providers-params';

import type {
  ListRecentGamesParams
} from './model/list-recent-games-params';

import type {
  LiveTableList
} from './model/live-table-list';

import type {
  Message
} from './model/message';

import type {
  NotFoundResponse
} from './model/not-found-response';

import type {
  ProviderAnswer
} from './model/provider-answer';

import type {
  ProviderList
} from './model/provider-list';

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

export const getListGamesUrl = (params?: ListGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v2/games?${stringifiedParams}` : `/v2/games`
}

/**
 * Every filter narrows the list; an id that nothing has gives an empty one. The search looks at names and forgives
 * accents, case and slips of the finger.
 * @summary Games, searched, filtered and sorted
 */
export const listGames = async (params?: ListGamesParams, options?: Parameters<typeof mutator>[1]): Promise<GameList> => {

  return mutator<GameList>(getListGamesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListGamesInfiniteQueryKey = (params?: ListGamesParams,) => {
    return [
    'infinite', `/v2/games`, ...(params ? [params] : [])
    ] as const;
    }

export const getListGamesQueryKey = (params?: ListGamesParams,) => {
    return [
    `/v2/games`, ...(params ? [params] : [])
    ] as const;
    }


export const getListGamesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listGames>>, ListGamesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData, QueryKey, ListGamesParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGames>>, QueryKey, ListGamesParams['page']> = ({ signal, pageParam }) => listGames({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData, QueryKey, ListGamesParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGamesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listGames>>>
export type ListGamesInfiniteQueryError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGames>>, ListGamesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListGamesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData, QueryKey, ListGamesParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGames>>, ListGamesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData, QueryKey, ListGamesParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGames>>, ListGamesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData, QueryKey, ListGamesParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Games, searched, filtered and sorted
 */

export function useListGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listGames>>, ListGamesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData, QueryKey, ListGamesParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListGamesQueryOptions = <TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGames>>> = ({ signal }) => listGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listGames>>>
export type ListGamesQueryError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGames>>,
          TError,
          Awaited<ReturnType<typeof listGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Games, searched, filtered and sorted
 */

export function useListGames<TData = Awaited<ReturnType<typeof listGames>>, TError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGames>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetGameUrl = (id: string,) => {




  return `/v2/games/${encodeURIComponent(String(id))}`
}

/**
 * What must be known before play - return to player, rules, paytable and the odds of the greatest win (D9) - and what a visitor sees of a game (R35).
 * @summary One game with its rules and odds
 */
export const getGame = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<GameAnswer> => {

  return mutator<GameAnswer>(getGetGameUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetGameQueryKey = (id: string,) => {
    return [
    `/v2/games/${id}`
    ] as const;
    }


export const getGetGameQueryOptions = <TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<ForbiddenResponse | GameNotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGameQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGame>>> = ({ signal }) => getGame(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGameQueryResult = NonNullable<Awaited<ReturnType<typeof getGame>>>
export type GetGameQueryError = ErrorType<ForbiddenResponse | GameNotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<ForbiddenResponse | GameNotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGame>>,
          TError,
          Awaited<ReturnType<typeof getGame>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<ForbiddenResponse | GameNotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGame>>,
          TError,
          Awaited<ReturnType<typeof getGame>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<ForbiddenResponse | GameNotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One game with its rules and odds
 */

export function useGetGame<TData = Awaited<ReturnType<typeof getGame>>, TError = ErrorType<ForbiddenResponse | GameNotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGame>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetGameQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCategoriesUrl = (params?: ListCategoriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v2/categories?${stringifiedParams}` : `/v2/categories`
}

/**
 * In the order in which they are to be shown. The slug is the last segment of `/casino/{categoryName}` (R11); id 1 is
 * slots, id 2 live casino (R8, R9).
 * @summary The categories of games
 */
export const listCategories = async (params?: ListCategoriesParams, options?: Parameters<typeof mutator>[1]): Promise<CategoryList> => {

  return mutator<CategoryList>(getListCategoriesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListCategoriesInfiniteQueryKey = (params?: ListCategoriesParams,) => {
    return [
    'infinite', `/v2/categories`, ...(params ? [params] : [])
    ] as const;
    }

export const getListCategoriesQueryKey = (params?: ListCategoriesParams,) => {
    return [
    `/v2/categories`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCategoriesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listCategories>>, ListCategoriesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData, QueryKey, ListCategoriesParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoriesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategories>>, QueryKey, ListCategoriesParams['page']> = ({ signal, pageParam }) => listCategories({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData, QueryKey, ListCategoriesParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategoriesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listCategories>>>
export type ListCategoriesInfiniteQueryError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListCategoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCategories>>, ListCategoriesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListCategoriesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData, QueryKey, ListCategoriesParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategories>>,
          TError,
          Awaited<ReturnType<typeof listCategories>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCategories>>, ListCategoriesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData, QueryKey, ListCategoriesParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategories>>,
          TError,
          Awaited<ReturnType<typeof listCategories>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCategories>>, ListCategoriesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData, QueryKey, ListCategoriesParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The categories of games
 */

export function useListCategoriesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listCategories>>, ListCategoriesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData, QueryKey, ListCategoriesParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoriesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCategoriesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCategories>>> = ({ signal }) => listCategories(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listCategories>>>
export type ListCategoriesQueryError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListCategoriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategories>>,
          TError,
          Awaited<ReturnType<typeof listCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCategories>>,
          TError,
          Awaited<ReturnType<typeof listCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The categories of games
 */

export function useListCategories<TData = Awaited<ReturnType<typeof listCategories>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListCategoriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCategories>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCategoriesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListProvidersUrl = (params?: ListProvidersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v2/providers?${stringifiedParams}` : `/v2/providers`
}

/**
 * By name.
 * @summary The providers of games
 */
export const listProviders = async (params?: ListProvidersParams, options?: Parameters<typeof mutator>[1]): Promise<ProviderList> => {

  return mutator<ProviderList>(getListProvidersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListProvidersInfiniteQueryKey = (params?: ListProvidersParams,) => {
    return [
    'infinite', `/v2/providers`, ...(params ? [params] : [])
    ] as const;
    }

export const getListProvidersQueryKey = (params?: ListProvidersParams,) => {
    return [
    `/v2/providers`, ...(params ? [params] : [])
    ] as const;
    }


export const getListProvidersInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listProviders>>, ListProvidersParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListProvidersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData, QueryKey, ListProvidersParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProvidersInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProviders>>, QueryKey, ListProvidersParams['page']> = ({ signal, pageParam }) => listProviders({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData, QueryKey, ListProvidersParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProvidersInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listProviders>>>
export type ListProvidersInfiniteQueryError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListProvidersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProviders>>, ListProvidersParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListProvidersParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData, QueryKey, ListProvidersParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProviders>>,
          TError,
          Awaited<ReturnType<typeof listProviders>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProvidersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProviders>>, ListProvidersParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListProvidersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData, QueryKey, ListProvidersParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProviders>>,
          TError,
          Awaited<ReturnType<typeof listProviders>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProvidersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProviders>>, ListProvidersParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListProvidersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData, QueryKey, ListProvidersParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The providers of games
 */

export function useListProvidersInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProviders>>, ListProvidersParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListProvidersParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData, QueryKey, ListProvidersParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProvidersInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListProvidersQueryOptions = <TData = Awaited<ReturnType<typeof listProviders>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListProvidersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProvidersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProviders>>> = ({ signal }) => listProviders(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProvidersQueryResult = NonNullable<Awaited<ReturnType<typeof listProviders>>>
export type ListProvidersQueryError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListProviders<TData = Awaited<ReturnType<typeof listProviders>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListProvidersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProviders>>,
          TError,
          Awaited<ReturnType<typeof listProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProviders<TData = Awaited<ReturnType<typeof listProviders>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListProvidersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProviders>>,
          TError,
          Awaited<ReturnType<typeof listProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProviders<TData = Awaited<ReturnType<typeof listProviders>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListProvidersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The providers of games
 */

export function useListProviders<TData = Awaited<ReturnType<typeof listProviders>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListProvidersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProvidersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetProviderUrl = (id: string,) => {




  return `/v2/providers/${encodeURIComponent(String(id))}`
}

/**
 * Its games are asked for with provider_id of GET /v2/games.
 * @summary One provider of games
 */
export const getProvider = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<ProviderAnswer> => {

  return mutator<ProviderAnswer>(getGetProviderUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProviderQueryKey = (id: string,) => {
    return [
    `/v2/providers/${id}`
    ] as const;
    }


export const getGetProviderQueryOptions = <TData = Awaited<ReturnType<typeof getProvider>>, TError = ErrorType<ForbiddenResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProvider>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProviderQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProvider>>> = ({ signal }) => getProvider(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProvider>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProviderQueryResult = NonNullable<Awaited<ReturnType<typeof getProvider>>>
export type GetProviderQueryError = ErrorType<ForbiddenResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetProvider<TData = Awaited<ReturnType<typeof getProvider>>, TError = ErrorType<ForbiddenResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProvider>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProvider>>,
          TError,
          Awaited<ReturnType<typeof getProvider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProvider<TData = Awaited<ReturnType<typeof getProvider>>, TError = ErrorType<ForbiddenResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProvider>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProvider>>,
          TError,
          Awaited<ReturnType<typeof getProvider>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProvider<TData = Awaited<ReturnType<typeof getProvider>>, TError = ErrorType<ForbiddenResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProvider>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One provider of games
 */

export function useGetProvider<TData = Awaited<ReturnType<typeof getProvider>>, TError = ErrorType<ForbiddenResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProvider>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProviderQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLiveTablesUrl = (params?: ListLiveTablesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v2/live-tables?${stringifiedParams}` : `/v2/live-tables`
}

/**
 * Those played most among their kind first, with what a player wants to know before sitting down. Later results come by the event
 * LiveTableResultEvent. The site calls it only if its configuration says `liveTables` (B23).
 * @summary The tables of the live casino
 */
export const listLiveTables = async (params?: ListLiveTablesParams, options?: Parameters<typeof mutator>[1]): Promise<LiveTableList> => {

  return mutator<LiveTableList>(getListLiveTablesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListLiveTablesInfiniteQueryKey = (params?: ListLiveTablesParams,) => {
    return [
    'infinite', `/v2/live-tables`, ...(params ? [params] : [])
    ] as const;
    }

export const getListLiveTablesQueryKey = (params?: ListLiveTablesParams,) => {
    return [
    `/v2/live-tables`, ...(params ? [params] : [])
    ] as const;
    }


export const getListLiveTablesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listLiveTables>>, ListLiveTablesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListLiveTablesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLiveTables>>, TError, TData, QueryKey, ListLiveTablesParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLiveTablesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLiveTables>>, QueryKey, ListLiveTablesParams['page']> = ({ signal, pageParam }) => listLiveTables({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLiveTables>>, TError, TData, QueryKey, ListLiveTablesParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLiveTablesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listLiveTables>>>
export type ListLiveTablesInfiniteQueryError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListLiveTablesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLiveTables>>, ListLiveTablesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListLiveTablesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLiveTables>>, TError, TData, QueryKey, ListLiveTablesParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLiveTables>>,
          TError,
          Awaited<ReturnType<typeof listLiveTables>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiveTablesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLiveTables>>, ListLiveTablesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLiveTablesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLiveTables>>, TError, TData, QueryKey, ListLiveTablesParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLiveTables>>,
          TError,
          Awaited<ReturnType<typeof listLiveTables>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiveTablesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLiveTables>>, ListLiveTablesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLiveTablesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLiveTables>>, TError, TData, QueryKey, ListLiveTablesParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The tables of the live casino
 */

export function useListLiveTablesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listLiveTables>>, ListLiveTablesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLiveTablesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listLiveTables>>, TError, TData, QueryKey, ListLiveTablesParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLiveTablesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListLiveTablesQueryOptions = <TData = Awaited<ReturnType<typeof listLiveTables>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListLiveTablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveTables>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListLiveTablesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listLiveTables>>> = ({ signal }) => listLiveTables(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listLiveTables>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListLiveTablesQueryResult = NonNullable<Awaited<ReturnType<typeof listLiveTables>>>
export type ListLiveTablesQueryError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListLiveTables<TData = Awaited<ReturnType<typeof listLiveTables>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListLiveTablesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveTables>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLiveTables>>,
          TError,
          Awaited<ReturnType<typeof listLiveTables>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiveTables<TData = Awaited<ReturnType<typeof listLiveTables>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLiveTablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveTables>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listLiveTables>>,
          TError,
          Awaited<ReturnType<typeof listLiveTables>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLiveTables<TData = Awaited<ReturnType<typeof listLiveTables>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLiveTablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveTables>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The tables of the live casino
 */

export function useListLiveTables<TData = Awaited<ReturnType<typeof listLiveTables>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListLiveTablesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listLiveTables>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListLiveTablesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRecentGamesUrl = (params?: ListRecentGamesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/games/recent?${stringifiedParams}` : `/api/games/recent`
}

/**
 * The one opened last comes first, each game once.
 * @summary The games that the player opened
 */
export const listRecentGames = async (params?: ListRecentGamesParams, options?: Parameters<typeof mutator>[1]): Promise<GameList> => {

  return mutator<GameList>(getListRecentGamesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListRecentGamesInfiniteQueryKey = (params?: ListRecentGamesParams,) => {
    return [
    'infinite', `/api/games/recent`, ...(params ? [params] : [])
    ] as const;
    }

export const getListRecentGamesQueryKey = (params?: ListRecentGamesParams,) => {
    return [
    `/api/games/recent`, ...(params ? [params] : [])
    ] as const;
    }


export const getListRecentGamesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listRecentGames>>, ListRecentGamesParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListRecentGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData, QueryKey, ListRecentGamesParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecentGamesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecentGames>>, QueryKey, ListRecentGamesParams['page']> = ({ signal, pageParam }) => listRecentGames({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData, QueryKey, ListRecentGamesParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecentGamesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listRecentGames>>>
export type ListRecentGamesInfiniteQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListRecentGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRecentGames>>, ListRecentGamesParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListRecentGamesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData, QueryKey, ListRecentGamesParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecentGames>>,
          TError,
          Awaited<ReturnType<typeof listRecentGames>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRecentGames>>, ListRecentGamesParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListRecentGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData, QueryKey, ListRecentGamesParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecentGames>>,
          TError,
          Awaited<ReturnType<typeof listRecentGames>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRecentGames>>, ListRecentGamesParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListRecentGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData, QueryKey, ListRecentGamesParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The games that the player opened
 */

export function useListRecentGamesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listRecentGames>>, ListRecentGamesParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListRecentGamesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData, QueryKey, ListRecentGamesParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecentGamesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListRecentGamesQueryOptions = <TData = Awaited<ReturnType<typeof listRecentGames>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListRecentGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListRecentGamesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listRecentGames>>> = ({ signal }) => listRecentGames(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListRecentGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listRecentGames>>>
export type ListRecentGamesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListRecentGames<TData = Awaited<ReturnType<typeof listRecentGames>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListRecentGamesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecentGames>>,
          TError,
          Awaited<ReturnType<typeof listRecentGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentGames<TData = Awaited<ReturnType<typeof listRecentGames>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListRecentGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listRecentGames>>,
          TError,
          Awaited<ReturnType<typeof listRecentGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListRecentGames<TData = Awaited<ReturnType<typeof listRecentGames>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListRecentGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The games that the player opened
 */

export function useListRecentGames<TData = Awaited<ReturnType<typeof listRecentGames>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListRecentGamesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listRecentGames>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListRecentGamesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getLaunchGameUrl = (id: string,) => {




  return `/api/games/${encodeURIComponent(String(id))}/launch`
}

/**
 * Gives the address that the game frame loads, once, until expires_at. The player must be verified (R6); a player whose
 * limit is reached, who is suspended or excluded is refused (D10). `integration` states whether the page of the game
 * speaks the protocol of the site (B18).
 * @summary Open a game session
 */
export const launchGame = async (id: string,
    launchGameRequest: LaunchGameRequest, options?: Parameters<typeof mutator>[1]): Promise<GameLaunchAnswer> => {

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
return mutator<GameLaunchAnswer>(getLaunchGameUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(launchGameRequest)
  }
);}





export const getLaunchGameMutationKey = () => ['launchGame'] as const;

export const getLaunchGameMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenError | GameNotFoundResponse | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof launchGame>>, TError,LaunchGameMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof launchGame>>, TError,LaunchGameMutationVariables, TContext> => {

const mutationKey = getLaunchGameMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof launchGame>>, LaunchGameMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  launchGame(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LaunchGameMutationResult = NonNullable<Awaited<ReturnType<typeof launchGame>>>
    export type LaunchGameMutationBody = LaunchGameRequest
    export type LaunchGameMutationError = ErrorType<UnauthorizedResponse | ForbiddenError | GameNotFoundResponse | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type LaunchGameMutationVariables = {id: string;data: LaunchGameRequest}

    /**
 * @summary Open a game session
 */
export const useLaunchGame = <TError = ErrorType<UnauthorizedResponse | ForbiddenError | GameNotFoundResponse | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof launchGame>>, TError,LaunchGameMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof launchGame>>,
        TError,
        LaunchGameMutationVariables,
        TContext
      > => {
      return useMutation(getLaunchGameMutationOptions(options), queryClient);
    }
    export const getCloseGameSessionUrl = (id: string,) => {




  return `/api/games/sessions/${encodeURIComponent(String(id))}/close`
}

/**
 * Tells what it came to. Closing it twice gives the same answer; the first close counts.
 * @summary Close a game session
 */
export const closeGameSession = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<GameSessionAnswer> => {

  return mutator<GameSessionAnswer>(getCloseGameSessionUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCloseGameSessionMutationKey = () => ['closeGameSession'] as const;

export const getCloseGameSessionMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeGameSession>>, TError,CloseGameSessionMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof closeGameSession>>, TError,CloseGameSessionMutationVariables, TContext> => {

const mutationKey = getCloseGameSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeGameSession>>, CloseGameSessionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  closeGameSession(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CloseGameSessionMutationResult = NonNullable<Awaited<ReturnType<typeof closeGameSession>>>

    export type CloseGameSessionMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CloseGameSessionMutationVariables = {id: string}

    /**
 * @summary Close a game session
 */
export const useCloseGameSession = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeGameSession>>, TError,CloseGameSessionMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeGameSession>>,
        TError,
        CloseGameSessionMutationVariables,
        TContext
      > => {
      return useMutation(getCloseGameSessionMutationOptions(options), queryClient);
    }
