/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  FavoriteGameList
} from './model/favorite-game-list';

import type {
  FavoriteWriteAnswer
} from './model/favorite-write-answer';

import type {
  ObservedForbiddenResponse
} from './model/observed-forbidden-response';

import type {
  ObservedNotFoundResponse
} from './model/observed-not-found-response';

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

export const getListFavoriteGamesUrl = () => {




  return `/api/favorite-game/favorite`
}

/**
 * A9. The site reads success and data. The whole list comes at once.
 * @summary The player's favourite games
 */
export const listFavoriteGames = async ( options?: Parameters<typeof mutator>[1]): Promise<FavoriteGameList> => {

  return mutator<FavoriteGameList>(getListFavoriteGamesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListFavoriteGamesQueryKey = () => {
    return [
    `/api/favorite-game/favorite`
    ] as const;
    }


export const getListFavoriteGamesQueryOptions = <TData = Awaited<ReturnType<typeof listFavoriteGames>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavoriteGames>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavoriteGamesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavoriteGames>>> = ({ signal }) => listFavoriteGames({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFavoriteGames>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavoriteGamesQueryResult = NonNullable<Awaited<ReturnType<typeof listFavoriteGames>>>
export type ListFavoriteGamesQueryError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>


export function useListFavoriteGames<TData = Awaited<ReturnType<typeof listFavoriteGames>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavoriteGames>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavoriteGames>>,
          TError,
          Awaited<ReturnType<typeof listFavoriteGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavoriteGames<TData = Awaited<ReturnType<typeof listFavoriteGames>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavoriteGames>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavoriteGames>>,
          TError,
          Awaited<ReturnType<typeof listFavoriteGames>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavoriteGames<TData = Awaited<ReturnType<typeof listFavoriteGames>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavoriteGames>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's favourite games
 */

export function useListFavoriteGames<TData = Awaited<ReturnType<typeof listFavoriteGames>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavoriteGames>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListFavoriteGamesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAddFavoriteGameUrl = (gameId: string,) => {




  return `/api/favorite-game/favorite/${encodeURIComponent(String(gameId))}/add`
}

/**
 * A10. What it answers is not known (A26): any 2xx will do, with or without a body. Adding a favourite twice changes
 * nothing. While logged out the site opens the login modal instead of calling (K4).
 * @summary Make a game a favourite
 */
export const addFavoriteGame = async (gameId: string, options?: Parameters<typeof mutator>[1]): Promise<FavoriteWriteAnswer | void> => {

  return mutator<FavoriteWriteAnswer | void>(getAddFavoriteGameUrl(gameId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getAddFavoriteGameMutationKey = () => ['addFavoriteGame'] as const;

export const getAddFavoriteGameMutationOptions = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedNotFoundResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavoriteGame>>, TError,AddFavoriteGameMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof addFavoriteGame>>, TError,AddFavoriteGameMutationVariables, TContext> => {

const mutationKey = getAddFavoriteGameMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addFavoriteGame>>, AddFavoriteGameMutationVariables> = (props) => {
          const {gameId} = props ?? {};

          return  addFavoriteGame(gameId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddFavoriteGameMutationResult = NonNullable<Awaited<ReturnType<typeof addFavoriteGame>>>

    export type AddFavoriteGameMutationError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedNotFoundResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>
    export type AddFavoriteGameMutationVariables = {gameId: string}

    /**
 * @summary Make a game a favourite
 */
export const useAddFavoriteGame = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedNotFoundResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavoriteGame>>, TError,AddFavoriteGameMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addFavoriteGame>>,
        TError,
        AddFavoriteGameMutationVariables,
        TContext
      > => {
      return useMutation(getAddFavoriteGameMutationOptions(options), queryClient);
    }
    export const getRemoveFavoriteGameUrl = (gameId: string,) => {




  return `/api/favorite-game/favorite/${encodeURIComponent(String(gameId))}/remove`
}

/**
 * A11. What it answers is not known (A26): any 2xx will do, with or without a body. Removing what is no favourite
 * changes nothing.
 * @summary Make a game a favourite no more
 */
export const removeFavoriteGame = async (gameId: string, options?: Parameters<typeof mutator>[1]): Promise<FavoriteWriteAnswer | void> => {

  return mutator<FavoriteWriteAnswer | void>(getRemoveFavoriteGameUrl(gameId),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRemoveFavoriteGameMutationKey = () => ['removeFavoriteGame'] as const;

export const getRemoveFavoriteGameMutationOptions = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedNotFoundResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFavoriteGame>>, TError,RemoveFavoriteGameMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof removeFavoriteGame>>, TError,RemoveFavoriteGameMutationVariables, TContext> => {

const mutationKey = getRemoveFavoriteGameMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeFavoriteGame>>, RemoveFavoriteGameMutationVariables> = (props) => {
          const {gameId} = props ?? {};

          return  removeFavoriteGame(gameId,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveFavoriteGameMutationResult = NonNullable<Awaited<ReturnType<typeof removeFavoriteGame>>>

    export type RemoveFavoriteGameMutationError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedNotFoundResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>
    export type RemoveFavoriteGameMutationVariables = {gameId: string}

    /**
 * @summary Make a game a favourite no more
 */
export const useRemoveFavoriteGame = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedNotFoundResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFavoriteGame>>, TError,RemoveFavoriteGameMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeFavoriteGame>>,
        TError,
        RemoveFavoriteGameMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveFavoriteGameMutationOptions(options), queryClient);
    }
