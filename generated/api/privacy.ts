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
  ActivityList
} from './model/activity-list';

import type {
  DataDeletionAnswer
} from './model/data-deletion-answer';

import type {
  DataDeletionBody
} from './model/data-deletion-body';

import type {
  ForbiddenResponse
} from './model/forbidden-response';

import type {
  ListActivityParams
} from './model/list-activity-params';

import type {
  Message
} from './model/message';

import type {
  PersonalDataAnswer
} from './model/personal-data-answer';

import type {
  PrivacyAnswer
} from './model/privacy-answer';

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

export const getListActivityUrl = (params?: ListActivityParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/user/activity?${stringifiedParams}` : `/api/user/activity`
}

/**
 * Logins, changes of access data, limits, exclusions, consents, terms and requests about personal data, newest first (Q3).
 * A suspended or excluded player can read it too (D10). Entries are never changed or removed.
 * @summary The log of the player's own actions
 */
export const listActivity = async (params?: ListActivityParams, options?: Parameters<typeof mutator>[1]): Promise<ActivityList> => {

  return mutator<ActivityList>(getListActivityUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListActivityInfiniteQueryKey = (params?: ListActivityParams,) => {
    return [
    'infinite', `/api/user/activity`, ...(params ? [params] : [])
    ] as const;
    }

export const getListActivityQueryKey = (params?: ListActivityParams,) => {
    return [
    `/api/user/activity`, ...(params ? [params] : [])
    ] as const;
    }


export const getListActivityInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listActivity>>, ListActivityParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData, QueryKey, ListActivityParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivityInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivity>>, QueryKey, ListActivityParams['page']> = ({ signal, pageParam }) => listActivity({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData, QueryKey, ListActivityParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActivityInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listActivity>>>
export type ListActivityInfiniteQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listActivity>>, ListActivityParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListActivityParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData, QueryKey, ListActivityParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivity>>,
          TError,
          Awaited<ReturnType<typeof listActivity>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listActivity>>, ListActivityParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData, QueryKey, ListActivityParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivity>>,
          TError,
          Awaited<ReturnType<typeof listActivity>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listActivity>>, ListActivityParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData, QueryKey, ListActivityParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The log of the player's own actions
 */

export function useListActivityInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listActivity>>, ListActivityParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData, QueryKey, ListActivityParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivityInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListActivityQueryOptions = <TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListActivityQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listActivity>>> = ({ signal }) => listActivity(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListActivityQueryResult = NonNullable<Awaited<ReturnType<typeof listActivity>>>
export type ListActivityQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListActivityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivity>>,
          TError,
          Awaited<ReturnType<typeof listActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listActivity>>,
          TError,
          Awaited<ReturnType<typeof listActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The log of the player's own actions
 */

export function useListActivity<TData = Awaited<ReturnType<typeof listActivity>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListActivityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listActivity>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListActivityQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetPrivacyUrl = () => {




  return `/api/privacy`
}

/**
 * Who answers for personal data, how long each kind is kept and why, which affiliate brought the player, the consent to
 * offers, and the last deletion request (Q4). The consent is changed with PUT /api/user.
 * @summary The privacy centre of the player
 */
export const getPrivacy = async ( options?: Parameters<typeof mutator>[1]): Promise<PrivacyAnswer> => {

  return mutator<PrivacyAnswer>(getGetPrivacyUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPrivacyQueryKey = () => {
    return [
    `/api/privacy`
    ] as const;
    }


export const getGetPrivacyQueryOptions = <TData = Awaited<ReturnType<typeof getPrivacy>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrivacy>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPrivacyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPrivacy>>> = ({ signal }) => getPrivacy({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPrivacy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPrivacyQueryResult = NonNullable<Awaited<ReturnType<typeof getPrivacy>>>
export type GetPrivacyQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetPrivacy<TData = Awaited<ReturnType<typeof getPrivacy>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrivacy>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPrivacy>>,
          TError,
          Awaited<ReturnType<typeof getPrivacy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPrivacy<TData = Awaited<ReturnType<typeof getPrivacy>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrivacy>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPrivacy>>,
          TError,
          Awaited<ReturnType<typeof getPrivacy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPrivacy<TData = Awaited<ReturnType<typeof getPrivacy>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrivacy>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The privacy centre of the player
 */

export function useGetPrivacy<TData = Awaited<ReturnType<typeof getPrivacy>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrivacy>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPrivacyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRequestDataDeletionUrl = () => {




  return `/api/privacy/deletion`
}

/**
 * The request gets a protocol number and is answered by due_at. When it is carried out, the account ends: the operator pays
 * the balance out first, and keeps only data that a law requires (Q4). One request at a time.
 * @summary Request the deletion of personal data
 */
export const requestDataDeletion = async (dataDeletionBody: DataDeletionBody, options?: Parameters<typeof mutator>[1]): Promise<DataDeletionAnswer> => {

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
return mutator<DataDeletionAnswer>(getRequestDataDeletionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dataDeletionBody)
  }
);}





export const getRequestDataDeletionMutationKey = () => ['requestDataDeletion'] as const;

export const getRequestDataDeletionMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestDataDeletion>>, TError,RequestDataDeletionMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof requestDataDeletion>>, TError,RequestDataDeletionMutationVariables, TContext> => {

const mutationKey = getRequestDataDeletionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestDataDeletion>>, RequestDataDeletionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestDataDeletion(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestDataDeletionMutationResult = NonNullable<Awaited<ReturnType<typeof requestDataDeletion>>>
    export type RequestDataDeletionMutationBody = DataDeletionBody
    export type RequestDataDeletionMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RequestDataDeletionMutationVariables = {data: DataDeletionBody}

    /**
 * @summary Request the deletion of personal data
 */
export const useRequestDataDeletion = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestDataDeletion>>, TError,RequestDataDeletionMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestDataDeletion>>,
        TError,
        RequestDataDeletionMutationVariables,
        TContext
      > => {
      return useMutation(getRequestDataDeletionMutationOptions(options), queryClient);
    }
    export const getExportPersonalDataUrl = () => {




  return `/api/privacy/export`
}

/**
 * A copy for the player, as a file or on paper (Q4). Each field has a stable name for programs and a label for readers.
 * @summary All personal data of the player
 */
export const exportPersonalData = async ( options?: Parameters<typeof mutator>[1]): Promise<PersonalDataAnswer> => {

  return mutator<PersonalDataAnswer>(getExportPersonalDataUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getExportPersonalDataQueryKey = () => {
    return [
    `/api/privacy/export`
    ] as const;
    }


export const getExportPersonalDataQueryOptions = <TData = Awaited<ReturnType<typeof exportPersonalData>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getExportPersonalDataQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof exportPersonalData>>> = ({ signal }) => exportPersonalData({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ExportPersonalDataQueryResult = NonNullable<Awaited<ReturnType<typeof exportPersonalData>>>
export type ExportPersonalDataQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useExportPersonalData<TData = Awaited<ReturnType<typeof exportPersonalData>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportPersonalData>>,
          TError,
          Awaited<ReturnType<typeof exportPersonalData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportPersonalData<TData = Awaited<ReturnType<typeof exportPersonalData>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof exportPersonalData>>,
          TError,
          Awaited<ReturnType<typeof exportPersonalData>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useExportPersonalData<TData = Awaited<ReturnType<typeof exportPersonalData>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary All personal data of the player
 */

export function useExportPersonalData<TData = Awaited<ReturnType<typeof exportPersonalData>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getExportPersonalDataQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






