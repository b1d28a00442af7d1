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
  GetSportsConfigParams
} from './model/get-sports-config-params';

import type {
  ListSportsBetsParams
} from './model/list-sports-bets-params';

import type {
  Message
} from './model/message';

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
  SportsBetList
} from './model/sports-bet-list';

import type {
  SportsConfigAnswer
} from './model/sports-config-answer';

import type {
  SportsToken
} from './model/sports-token';

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

export const getGenerateSportsTokenUrl = () => {




  return `/api/generate-token`
}

/**
 * A21. The site reads token and hands it to the book. It needs a login (L1): a visitor sees the book without a token
 * (D11). When it cannot be had, the player is told 'Erro ao obter token de acesso ao SportBook' (W3).
 * @summary A token for the embedded sportsbook
 */
export const generateSportsToken = async ( options?: Parameters<typeof mutator>[1]): Promise<SportsToken> => {

  return mutator<SportsToken>(getGenerateSportsTokenUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGenerateSportsTokenQueryKey = () => {
    return [
    `/api/generate-token`
    ] as const;
    }


export const getGenerateSportsTokenQueryOptions = <TData = Awaited<ReturnType<typeof generateSportsToken>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof generateSportsToken>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGenerateSportsTokenQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof generateSportsToken>>> = ({ signal }) => generateSportsToken({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof generateSportsToken>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GenerateSportsTokenQueryResult = NonNullable<Awaited<ReturnType<typeof generateSportsToken>>>
export type GenerateSportsTokenQueryError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>


export function useGenerateSportsToken<TData = Awaited<ReturnType<typeof generateSportsToken>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof generateSportsToken>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof generateSportsToken>>,
          TError,
          Awaited<ReturnType<typeof generateSportsToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGenerateSportsToken<TData = Awaited<ReturnType<typeof generateSportsToken>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof generateSportsToken>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof generateSportsToken>>,
          TError,
          Awaited<ReturnType<typeof generateSportsToken>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGenerateSportsToken<TData = Awaited<ReturnType<typeof generateSportsToken>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof generateSportsToken>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A token for the embedded sportsbook
 */

export function useGenerateSportsToken<TData = Awaited<ReturnType<typeof generateSportsToken>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof generateSportsToken>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGenerateSportsTokenQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetSportsConfigUrl = (params?: GetSportsConfigParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v2/sports/config?${stringifiedParams}` : `/v2/sports/config`
}

/**
 * Which book to load, from where, and on which of its pages to begin. 503 while the book is down.
 * @summary How to embed the sportsbook
 */
export const getSportsConfig = async (params?: GetSportsConfigParams, options?: Parameters<typeof mutator>[1]): Promise<SportsConfigAnswer> => {

  return mutator<SportsConfigAnswer>(getGetSportsConfigUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSportsConfigQueryKey = (params?: GetSportsConfigParams,) => {
    return [
    `/v2/sports/config`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSportsConfigQueryOptions = <TData = Awaited<ReturnType<typeof getSportsConfig>>, TError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | Message>>(params?: GetSportsConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSportsConfig>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSportsConfigQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSportsConfig>>> = ({ signal }) => getSportsConfig(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSportsConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSportsConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getSportsConfig>>>
export type GetSportsConfigQueryError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | Message>


export function useGetSportsConfig<TData = Awaited<ReturnType<typeof getSportsConfig>>, TError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | Message>>(
 params: undefined |  GetSportsConfigParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSportsConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSportsConfig>>,
          TError,
          Awaited<ReturnType<typeof getSportsConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSportsConfig<TData = Awaited<ReturnType<typeof getSportsConfig>>, TError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | Message>>(
 params?: GetSportsConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSportsConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSportsConfig>>,
          TError,
          Awaited<ReturnType<typeof getSportsConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSportsConfig<TData = Awaited<ReturnType<typeof getSportsConfig>>, TError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | Message>>(
 params?: GetSportsConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSportsConfig>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How to embed the sportsbook
 */

export function useGetSportsConfig<TData = Awaited<ReturnType<typeof getSportsConfig>>, TError = ErrorType<ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | Message>>(
 params?: GetSportsConfigParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSportsConfig>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSportsConfigQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSportsBetsUrl = (params?: ListSportsBetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/sports/bets?${stringifiedParams}` : `/api/sports/bets`
}

/**
 * Newest first.
 * @summary The player's sports bets
 */
export const listSportsBets = async (params?: ListSportsBetsParams, options?: Parameters<typeof mutator>[1]): Promise<SportsBetList> => {

  return mutator<SportsBetList>(getListSportsBetsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSportsBetsInfiniteQueryKey = (params?: ListSportsBetsParams,) => {
    return [
    'infinite', `/api/sports/bets`, ...(params ? [params] : [])
    ] as const;
    }

export const getListSportsBetsQueryKey = (params?: ListSportsBetsParams,) => {
    return [
    `/api/sports/bets`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSportsBetsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSportsBets>>, ListSportsBetsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListSportsBetsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSportsBets>>, TError, TData, QueryKey, ListSportsBetsParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSportsBetsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSportsBets>>, QueryKey, ListSportsBetsParams['page']> = ({ signal, pageParam }) => listSportsBets({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSportsBets>>, TError, TData, QueryKey, ListSportsBetsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSportsBetsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSportsBets>>>
export type ListSportsBetsInfiniteQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListSportsBetsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSportsBets>>, ListSportsBetsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListSportsBetsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSportsBets>>, TError, TData, QueryKey, ListSportsBetsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSportsBets>>,
          TError,
          Awaited<ReturnType<typeof listSportsBets>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSportsBetsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSportsBets>>, ListSportsBetsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListSportsBetsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSportsBets>>, TError, TData, QueryKey, ListSportsBetsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSportsBets>>,
          TError,
          Awaited<ReturnType<typeof listSportsBets>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSportsBetsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSportsBets>>, ListSportsBetsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListSportsBetsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSportsBets>>, TError, TData, QueryKey, ListSportsBetsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's sports bets
 */

export function useListSportsBetsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSportsBets>>, ListSportsBetsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListSportsBetsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSportsBets>>, TError, TData, QueryKey, ListSportsBetsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSportsBetsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSportsBetsQueryOptions = <TData = Awaited<ReturnType<typeof listSportsBets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListSportsBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSportsBets>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSportsBetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSportsBets>>> = ({ signal }) => listSportsBets(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSportsBets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSportsBetsQueryResult = NonNullable<Awaited<ReturnType<typeof listSportsBets>>>
export type ListSportsBetsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListSportsBets<TData = Awaited<ReturnType<typeof listSportsBets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListSportsBetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSportsBets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSportsBets>>,
          TError,
          Awaited<ReturnType<typeof listSportsBets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSportsBets<TData = Awaited<ReturnType<typeof listSportsBets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListSportsBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSportsBets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSportsBets>>,
          TError,
          Awaited<ReturnType<typeof listSportsBets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSportsBets<TData = Awaited<ReturnType<typeof listSportsBets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListSportsBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSportsBets>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's sports bets
 */

export function useListSportsBets<TData = Awaited<ReturnType<typeof listSportsBets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListSportsBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSportsBets>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSportsBetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






