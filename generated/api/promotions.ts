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
  ForbiddenError
} from './model/forbidden-error';

import type {
  ForbiddenResponse
} from './model/forbidden-response';

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
  ObservedUnavailableResponse
} from './model/observed-unavailable-response';

import type {
  PromotionAnswer
} from './model/promotion-answer';

import type {
  PromotionEntryList
} from './model/promotion-entry-list';

import type {
  PromotionList
} from './model/promotion-list';

import type {
  PromotionNotFoundResponse
} from './model/promotion-not-found-response';

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

export const getListPromotionsUrl = () => {




  return `/v2/promotions`
}

/**
 * A24. The site reads data; of a promotion its image is known (E11), the rest is our decision. An image path that does
 * not start with http gets the storage path in front (S13). The whole list comes at once. A failure is logged only (S13).
 * @summary The promotions that run
 */
export const listPromotions = async ( options?: Parameters<typeof mutator>[1]): Promise<PromotionList> => {

  return mutator<PromotionList>(getListPromotionsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPromotionsQueryKey = () => {
    return [
    `/v2/promotions`
    ] as const;
    }


export const getListPromotionsQueryOptions = <TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPromotionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPromotions>>> = ({ signal }) => listPromotions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPromotionsQueryResult = NonNullable<Awaited<ReturnType<typeof listPromotions>>>
export type ListPromotionsQueryError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>


export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPromotions>>,
          TError,
          Awaited<ReturnType<typeof listPromotions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPromotions>>,
          TError,
          Awaited<ReturnType<typeof listPromotions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The promotions that run
 */

export function useListPromotions<TData = Awaited<ReturnType<typeof listPromotions>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotions>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPromotionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPromotionUrl = (id: string,) => {




  return `/v2/promotions/${encodeURIComponent(String(id))}`
}

/**
 * Where a valid token comes with the call opted_in is about its player, else it is null. One that has ended can still be read.
 * @summary One promotion with its rules
 */
export const getPromotion = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<PromotionAnswer> => {

  return mutator<PromotionAnswer>(getGetPromotionUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPromotionQueryKey = (id: string,) => {
    return [
    `/v2/promotions/${id}`
    ] as const;
    }


export const getGetPromotionQueryOptions = <TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<ForbiddenResponse | PromotionNotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPromotionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPromotion>>> = ({ signal }) => getPromotion(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPromotionQueryResult = NonNullable<Awaited<ReturnType<typeof getPromotion>>>
export type GetPromotionQueryError = ErrorType<ForbiddenResponse | PromotionNotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetPromotion<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<ForbiddenResponse | PromotionNotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPromotion>>,
          TError,
          Awaited<ReturnType<typeof getPromotion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromotion<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<ForbiddenResponse | PromotionNotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPromotion>>,
          TError,
          Awaited<ReturnType<typeof getPromotion>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPromotion<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<ForbiddenResponse | PromotionNotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One promotion with its rules
 */

export function useGetPromotion<TData = Awaited<ReturnType<typeof getPromotion>>, TError = ErrorType<ForbiddenResponse | PromotionNotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPromotion>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPromotionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPromotionEntriesUrl = () => {




  return `/api/promotions/entries`
}

/**
 * With what counts so far. The whole list comes at once.
 * @summary The running promotions in which the player takes part
 */
export const listPromotionEntries = async ( options?: Parameters<typeof mutator>[1]): Promise<PromotionEntryList> => {

  return mutator<PromotionEntryList>(getListPromotionEntriesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPromotionEntriesQueryKey = () => {
    return [
    `/api/promotions/entries`
    ] as const;
    }


export const getListPromotionEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listPromotionEntries>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionEntries>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPromotionEntriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPromotionEntries>>> = ({ signal }) => listPromotionEntries({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPromotionEntries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPromotionEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listPromotionEntries>>>
export type ListPromotionEntriesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListPromotionEntries<TData = Awaited<ReturnType<typeof listPromotionEntries>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionEntries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPromotionEntries>>,
          TError,
          Awaited<ReturnType<typeof listPromotionEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotionEntries<TData = Awaited<ReturnType<typeof listPromotionEntries>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionEntries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPromotionEntries>>,
          TError,
          Awaited<ReturnType<typeof listPromotionEntries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPromotionEntries<TData = Awaited<ReturnType<typeof listPromotionEntries>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionEntries>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The running promotions in which the player takes part
 */

export function useListPromotionEntries<TData = Awaited<ReturnType<typeof listPromotionEntries>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPromotionEntries>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPromotionEntriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getOptInPromotionUrl = (id: string,) => {




  return `/api/promotions/${encodeURIComponent(String(id))}/opt-in`
}

/**
 * Only while it runs. A suspended or excluded player is refused (D10).
 * @summary Take part in a promotion
 */
export const optInPromotion = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<PromotionAnswer> => {

  return mutator<PromotionAnswer>(getOptInPromotionUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getOptInPromotionMutationKey = () => ['optInPromotion'] as const;

export const getOptInPromotionMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenError | PromotionNotFoundResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof optInPromotion>>, TError,OptInPromotionMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof optInPromotion>>, TError,OptInPromotionMutationVariables, TContext> => {

const mutationKey = getOptInPromotionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof optInPromotion>>, OptInPromotionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  optInPromotion(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OptInPromotionMutationResult = NonNullable<Awaited<ReturnType<typeof optInPromotion>>>

    export type OptInPromotionMutationError = ErrorType<UnauthorizedResponse | ForbiddenError | PromotionNotFoundResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type OptInPromotionMutationVariables = {id: string}

    /**
 * @summary Take part in a promotion
 */
export const useOptInPromotion = <TError = ErrorType<UnauthorizedResponse | ForbiddenError | PromotionNotFoundResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof optInPromotion>>, TError,OptInPromotionMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof optInPromotion>>,
        TError,
        OptInPromotionMutationVariables,
        TContext
      > => {
      return useMutation(getOptInPromotionMutationOptions(options), queryClient);
    }
