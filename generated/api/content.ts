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
  GetSeoParams
} from './model/get-seo-params';

import type {
  ListPagesParams
} from './model/list-pages-params';

import type {
  NotFoundResponse
} from './model/not-found-response';

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
  ObservedUnavailableResponse
} from './model/observed-unavailable-response';

import type {
  PageAnswer
} from './model/page-answer';

import type {
  PageList
} from './model/page-list';

import type {
  PageSlug
} from './model/page-slug';

import type {
  PlatformAnswer
} from './model/platform-answer';

import type {
  Seo
} from './model/seo';

import type {
  ServerErrorResponse
} from './model/server-error-response';

import type {
  TooManyRequestsResponse
} from './model/too-many-requests-response';

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

export const getGetSeoUrl = (params: GetSeoParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/seo?${stringifiedParams}` : `/api/seo`
}

/**
 * A23. The site reads title and content. It asks after a page has loaded, for the sections `casino_games` (with the
 * game as source_id), `casino_live`, `casino_slots`, `home` and `sports` (S10); the first is known, the other four
 * names are ours. A 204 or an empty body means empty SEO (S11); a section that is not known has none.
 * @summary The SEO text of a page
 */
export const getSeo = async (params: GetSeoParams, options?: Parameters<typeof mutator>[1]): Promise<Seo | void> => {

  return mutator<Seo | void>(getGetSeoUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSeoQueryKey = (params?: GetSeoParams,) => {
    return [
    `/api/seo`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetSeoQueryOptions = <TData = Awaited<ReturnType<typeof getSeo>>, TError = ErrorType<ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(params: GetSeoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeo>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSeoQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSeo>>> = ({ signal }) => getSeo(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSeo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSeoQueryResult = NonNullable<Awaited<ReturnType<typeof getSeo>>>
export type GetSeoQueryError = ErrorType<ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>


export function useGetSeo<TData = Awaited<ReturnType<typeof getSeo>>, TError = ErrorType<ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params: GetSeoParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeo>>,
          TError,
          Awaited<ReturnType<typeof getSeo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSeo<TData = Awaited<ReturnType<typeof getSeo>>, TError = ErrorType<ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params: GetSeoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSeo>>,
          TError,
          Awaited<ReturnType<typeof getSeo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSeo<TData = Awaited<ReturnType<typeof getSeo>>, TError = ErrorType<ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params: GetSeoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeo>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The SEO text of a page
 */

export function useGetSeo<TData = Awaited<ReturnType<typeof getSeo>>, TError = ErrorType<ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params: GetSeoParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSeo>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSeoQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPagesUrl = (params?: ListPagesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/v2/pages?${stringifiedParams}` : `/v2/pages`
}

/**
 * All that the site can show under `/{regulation}` (R15) and at `/rules-betting` (R16), by title, without their content.
 * @summary The regulation and legal pages
 */
export const listPages = async (params?: ListPagesParams, options?: Parameters<typeof mutator>[1]): Promise<PageList> => {

  return mutator<PageList>(getListPagesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPagesInfiniteQueryKey = (params?: ListPagesParams,) => {
    return [
    'infinite', `/v2/pages`, ...(params ? [params] : [])
    ] as const;
    }

export const getListPagesQueryKey = (params?: ListPagesParams,) => {
    return [
    `/v2/pages`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPagesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPages>>, ListPagesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListPagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData, QueryKey, ListPagesParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPages>>, QueryKey, ListPagesParams['page']> = ({ signal, pageParam }) => listPages({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData, QueryKey, ListPagesParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPages>>>
export type ListPagesInfiniteQueryError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListPagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPages>>, ListPagesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListPagesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData, QueryKey, ListPagesParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPages>>,
          TError,
          Awaited<ReturnType<typeof listPages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPages>>, ListPagesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData, QueryKey, ListPagesParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPages>>,
          TError,
          Awaited<ReturnType<typeof listPages>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPages>>, ListPagesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData, QueryKey, ListPagesParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The regulation and legal pages
 */

export function useListPagesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPages>>, ListPagesParams['page']>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPagesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData, QueryKey, ListPagesParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPagesQueryOptions = <TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPages>>> = ({ signal }) => listPages(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesQueryResult = NonNullable<Awaited<ReturnType<typeof listPages>>>
export type ListPagesQueryError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListPagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPages>>,
          TError,
          Awaited<ReturnType<typeof listPages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPages>>,
          TError,
          Awaited<ReturnType<typeof listPages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The regulation and legal pages
 */

export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPageUrl = (slug: PageSlug,) => {




  return `/v2/pages/${encodeURIComponent(String(slug))}`
}

/**
 * The version in force. A slug that is not known is a 404, which makes the site's own 404 (R34).
 * @summary One regulation or legal page
 */
export const getPage = async (slug: PageSlug, options?: Parameters<typeof mutator>[1]): Promise<PageAnswer> => {

  return mutator<PageAnswer>(getGetPageUrl(slug),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPageQueryKey = (slug: PageSlug,) => {
    return [
    `/v2/pages/${slug}`
    ] as const;
    }


export const getGetPageQueryOptions = <TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(slug: PageSlug, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPageQueryKey(slug);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPage>>> = ({ signal }) => getPage(slug, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: slug !== null && slug !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPageQueryResult = NonNullable<Awaited<ReturnType<typeof getPage>>>
export type GetPageQueryError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 slug: PageSlug, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPage>>,
          TError,
          Awaited<ReturnType<typeof getPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 slug: PageSlug, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPage>>,
          TError,
          Awaited<ReturnType<typeof getPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 slug: PageSlug, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One regulation or legal page
 */

export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 slug: PageSlug, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPageQueryOptions(slug,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPlatformUrl = () => {




  return `/v2/platform`
}

/**
 * What the footer of every page must name: the operator, its CNPJ and its authorization, how to get support, and where
 * the central self-exclusion is. A `sandbox` says of itself that no real money moves. `rules` has the numbers that the
 * operator or the law sets; the site shows none that is absent (D22).
 * @summary Who runs this platform, and whether its money is real
 */
export const getPlatform = async ( options?: Parameters<typeof mutator>[1]): Promise<PlatformAnswer> => {

  return mutator<PlatformAnswer>(getGetPlatformUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPlatformQueryKey = () => {
    return [
    `/v2/platform`
    ] as const;
    }


export const getGetPlatformQueryOptions = <TData = Awaited<ReturnType<typeof getPlatform>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlatform>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlatformQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlatform>>> = ({ signal }) => getPlatform({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlatform>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlatformQueryResult = NonNullable<Awaited<ReturnType<typeof getPlatform>>>
export type GetPlatformQueryError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetPlatform<TData = Awaited<ReturnType<typeof getPlatform>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlatform>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlatform>>,
          TError,
          Awaited<ReturnType<typeof getPlatform>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlatform<TData = Awaited<ReturnType<typeof getPlatform>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlatform>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlatform>>,
          TError,
          Awaited<ReturnType<typeof getPlatform>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlatform<TData = Awaited<ReturnType<typeof getPlatform>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlatform>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who runs this platform, and whether its money is real
 */

export function useGetPlatform<TData = Awaited<ReturnType<typeof getPlatform>>, TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlatform>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlatformQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






