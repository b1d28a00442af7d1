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
  ExcludeAccountRequest
} from './model/exclude-account-request';

import type {
  ExclusionAnswer
} from './model/exclusion-answer';

import type {
  ListProtectionLimitChangesParams
} from './model/list-protection-limit-changes-params';

import type {
  Message
} from './model/message';

import type {
  PasswordRefusedResponse
} from './model/password-refused-response';

import type {
  PlaySessionAnswer
} from './model/play-session-answer';

import type {
  ProtectionAnswer
} from './model/protection-answer';

import type {
  ProtectionForbiddenResponse
} from './model/protection-forbidden-response';

import type {
  ProtectionLimitAnswer
} from './model/protection-limit-answer';

import type {
  ProtectionLimitChangeList
} from './model/protection-limit-change-list';

import type {
  ProtectionRemindersAnswer
} from './model/protection-reminders-answer';

import type {
  ServerErrorResponse
} from './model/server-error-response';

import type {
  SetProtectionLimitRequest
} from './model/set-protection-limit-request';

import type {
  SetProtectionRemindersRequest
} from './model/set-protection-reminders-request';

import type {
  SuspendAccountRequest
} from './model/suspend-account-request';

import type {
  SuspensionAnswer
} from './model/suspension-answer';

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

export const getGetProtectionUrl = () => {




  return `/api/protection`
}

/**
 * An excluded or suspended player can read it too, to see until when (D10).
 * @summary What protects the player now
 */
export const getProtection = async ( options?: Parameters<typeof mutator>[1]): Promise<ProtectionAnswer> => {

  return mutator<ProtectionAnswer>(getGetProtectionUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProtectionQueryKey = () => {
    return [
    `/api/protection`
    ] as const;
    }


export const getGetProtectionQueryOptions = <TData = Awaited<ReturnType<typeof getProtection>>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProtection>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProtectionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProtection>>> = ({ signal }) => getProtection({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProtection>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProtectionQueryResult = NonNullable<Awaited<ReturnType<typeof getProtection>>>
export type GetProtectionQueryError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetProtection<TData = Awaited<ReturnType<typeof getProtection>>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProtection>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProtection>>,
          TError,
          Awaited<ReturnType<typeof getProtection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProtection<TData = Awaited<ReturnType<typeof getProtection>>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProtection>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProtection>>,
          TError,
          Awaited<ReturnType<typeof getProtection>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProtection<TData = Awaited<ReturnType<typeof getProtection>>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProtection>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What protects the player now
 */

export function useGetProtection<TData = Awaited<ReturnType<typeof getProtection>>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProtection>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProtectionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSetProtectionLimitUrl = () => {




  return `/api/protection/limits`
}

/**
 * There is at most one limit of a type and period. A first or a lower one holds at once; a higher one, and its removal,
 * after 24 hours. A new change takes the place of one that is pending.
 * @summary Set, change or remove a limit
 */
export const setProtectionLimit = async (setProtectionLimitRequest: SetProtectionLimitRequest, options?: Parameters<typeof mutator>[1]): Promise<ProtectionLimitAnswer> => {

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
return mutator<ProtectionLimitAnswer>(getSetProtectionLimitUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setProtectionLimitRequest)
  }
);}





export const getSetProtectionLimitMutationKey = () => ['setProtectionLimit'] as const;

export const getSetProtectionLimitMutationOptions = <TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setProtectionLimit>>, TError,SetProtectionLimitMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof setProtectionLimit>>, TError,SetProtectionLimitMutationVariables, TContext> => {

const mutationKey = getSetProtectionLimitMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setProtectionLimit>>, SetProtectionLimitMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setProtectionLimit(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetProtectionLimitMutationResult = NonNullable<Awaited<ReturnType<typeof setProtectionLimit>>>
    export type SetProtectionLimitMutationBody = SetProtectionLimitRequest
    export type SetProtectionLimitMutationError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type SetProtectionLimitMutationVariables = {data: SetProtectionLimitRequest}

    /**
 * @summary Set, change or remove a limit
 */
export const useSetProtectionLimit = <TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setProtectionLimit>>, TError,SetProtectionLimitMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setProtectionLimit>>,
        TError,
        SetProtectionLimitMutationVariables,
        TContext
      > => {
      return useMutation(getSetProtectionLimitMutationOptions(options), queryClient);
    }
    export const getListProtectionLimitChangesUrl = (params?: ListProtectionLimitChangesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/protection/limits/history?${stringifiedParams}` : `/api/protection/limits/history`
}

/**
 * Every change that was asked for, the newest first, also those that were called off. An entry is never removed (Q23).
 * An excluded or suspended player can read it too (D10).
 * @summary The history of the player's limits
 */
export const listProtectionLimitChanges = async (params?: ListProtectionLimitChangesParams, options?: Parameters<typeof mutator>[1]): Promise<ProtectionLimitChangeList> => {

  return mutator<ProtectionLimitChangeList>(getListProtectionLimitChangesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListProtectionLimitChangesInfiniteQueryKey = (params?: ListProtectionLimitChangesParams,) => {
    return [
    'infinite', `/api/protection/limits/history`, ...(params ? [params] : [])
    ] as const;
    }

export const getListProtectionLimitChangesQueryKey = (params?: ListProtectionLimitChangesParams,) => {
    return [
    `/api/protection/limits/history`, ...(params ? [params] : [])
    ] as const;
    }


export const getListProtectionLimitChangesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listProtectionLimitChanges>>, ListProtectionLimitChangesParams['page']>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListProtectionLimitChangesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError, TData, QueryKey, ListProtectionLimitChangesParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProtectionLimitChangesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProtectionLimitChanges>>, QueryKey, ListProtectionLimitChangesParams['page']> = ({ signal, pageParam }) => listProtectionLimitChanges({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError, TData, QueryKey, ListProtectionLimitChangesParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProtectionLimitChangesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listProtectionLimitChanges>>>
export type ListProtectionLimitChangesInfiniteQueryError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListProtectionLimitChangesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProtectionLimitChanges>>, ListProtectionLimitChangesParams['page']>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListProtectionLimitChangesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError, TData, QueryKey, ListProtectionLimitChangesParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProtectionLimitChanges>>,
          TError,
          Awaited<ReturnType<typeof listProtectionLimitChanges>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProtectionLimitChangesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProtectionLimitChanges>>, ListProtectionLimitChangesParams['page']>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListProtectionLimitChangesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError, TData, QueryKey, ListProtectionLimitChangesParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProtectionLimitChanges>>,
          TError,
          Awaited<ReturnType<typeof listProtectionLimitChanges>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProtectionLimitChangesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProtectionLimitChanges>>, ListProtectionLimitChangesParams['page']>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListProtectionLimitChangesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError, TData, QueryKey, ListProtectionLimitChangesParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The history of the player's limits
 */

export function useListProtectionLimitChangesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listProtectionLimitChanges>>, ListProtectionLimitChangesParams['page']>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListProtectionLimitChangesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError, TData, QueryKey, ListProtectionLimitChangesParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProtectionLimitChangesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListProtectionLimitChangesQueryOptions = <TData = Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListProtectionLimitChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProtectionLimitChangesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProtectionLimitChanges>>> = ({ signal }) => listProtectionLimitChanges(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProtectionLimitChangesQueryResult = NonNullable<Awaited<ReturnType<typeof listProtectionLimitChanges>>>
export type ListProtectionLimitChangesQueryError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListProtectionLimitChanges<TData = Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListProtectionLimitChangesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProtectionLimitChanges>>,
          TError,
          Awaited<ReturnType<typeof listProtectionLimitChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProtectionLimitChanges<TData = Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListProtectionLimitChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProtectionLimitChanges>>,
          TError,
          Awaited<ReturnType<typeof listProtectionLimitChanges>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProtectionLimitChanges<TData = Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListProtectionLimitChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The history of the player's limits
 */

export function useListProtectionLimitChanges<TData = Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListProtectionLimitChangesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProtectionLimitChanges>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProtectionLimitChangesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCancelPendingProtectionLimitUrl = (id: string,) => {




  return `/api/protection/limits/${encodeURIComponent(String(id))}/pending`
}

/**
 * The limit stays as it is. 404 where nothing is pending.
 * @summary Call off the pending change of a limit
 */
export const cancelPendingProtectionLimit = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<void> => {

  return mutator<void>(getCancelPendingProtectionLimitUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getCancelPendingProtectionLimitMutationKey = () => ['cancelPendingProtectionLimit'] as const;

export const getCancelPendingProtectionLimitMutationOptions = <TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPendingProtectionLimit>>, TError,CancelPendingProtectionLimitMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelPendingProtectionLimit>>, TError,CancelPendingProtectionLimitMutationVariables, TContext> => {

const mutationKey = getCancelPendingProtectionLimitMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelPendingProtectionLimit>>, CancelPendingProtectionLimitMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelPendingProtectionLimit(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelPendingProtectionLimitMutationResult = NonNullable<Awaited<ReturnType<typeof cancelPendingProtectionLimit>>>

    export type CancelPendingProtectionLimitMutationError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CancelPendingProtectionLimitMutationVariables = {id: string}

    /**
 * @summary Call off the pending change of a limit
 */
export const useCancelPendingProtectionLimit = <TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelPendingProtectionLimit>>, TError,CancelPendingProtectionLimitMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelPendingProtectionLimit>>,
        TError,
        CancelPendingProtectionLimitMutationVariables,
        TContext
      > => {
      return useMutation(getCancelPendingProtectionLimitMutationOptions(options), queryClient);
    }
    export const getSuspendAccountUrl = () => {




  return `/api/protection/suspension`
}

/**
 * It holds at once and cannot be ended early. What a suspended player can still do is D10. A longer pause takes the
 * place of a shorter one.
 * @summary Take a pause
 */
export const suspendAccount = async (suspendAccountRequest: SuspendAccountRequest, options?: Parameters<typeof mutator>[1]): Promise<SuspensionAnswer> => {

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
return mutator<SuspensionAnswer>(getSuspendAccountUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(suspendAccountRequest)
  }
);}





export const getSuspendAccountMutationKey = () => ['suspendAccount'] as const;

export const getSuspendAccountMutationOptions = <TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | Message | PasswordRefusedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof suspendAccount>>, TError,SuspendAccountMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof suspendAccount>>, TError,SuspendAccountMutationVariables, TContext> => {

const mutationKey = getSuspendAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof suspendAccount>>, SuspendAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  suspendAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SuspendAccountMutationResult = NonNullable<Awaited<ReturnType<typeof suspendAccount>>>
    export type SuspendAccountMutationBody = SuspendAccountRequest
    export type SuspendAccountMutationError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | Message | PasswordRefusedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type SuspendAccountMutationVariables = {data: SuspendAccountRequest}

    /**
 * @summary Take a pause
 */
export const useSuspendAccount = <TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | Message | PasswordRefusedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof suspendAccount>>, TError,SuspendAccountMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof suspendAccount>>,
        TError,
        SuspendAccountMutationVariables,
        TContext
      > => {
      return useMutation(getSuspendAccountMutationOptions(options), queryClient);
    }
    export const getExcludeAccountUrl = () => {




  return `/api/protection/exclusion`
}

/**
 * It holds at once and cannot be ended early; this session and all others end. The player can log in again to read and
 * to withdraw (D10). A longer exclusion takes the place of a shorter one.
 * @summary Exclude oneself
 */
export const excludeAccount = async (excludeAccountRequest: ExcludeAccountRequest, options?: Parameters<typeof mutator>[1]): Promise<ExclusionAnswer> => {

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
return mutator<ExclusionAnswer>(getExcludeAccountUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(excludeAccountRequest)
  }
);}





export const getExcludeAccountMutationKey = () => ['excludeAccount'] as const;

export const getExcludeAccountMutationOptions = <TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | Message | PasswordRefusedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof excludeAccount>>, TError,ExcludeAccountMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof excludeAccount>>, TError,ExcludeAccountMutationVariables, TContext> => {

const mutationKey = getExcludeAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof excludeAccount>>, ExcludeAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  excludeAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExcludeAccountMutationResult = NonNullable<Awaited<ReturnType<typeof excludeAccount>>>
    export type ExcludeAccountMutationBody = ExcludeAccountRequest
    export type ExcludeAccountMutationError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | Message | PasswordRefusedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ExcludeAccountMutationVariables = {data: ExcludeAccountRequest}

    /**
 * @summary Exclude oneself
 */
export const useExcludeAccount = <TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | Message | PasswordRefusedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof excludeAccount>>, TError,ExcludeAccountMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof excludeAccount>>,
        TError,
        ExcludeAccountMutationVariables,
        TContext
      > => {
      return useMutation(getExcludeAccountMutationOptions(options), queryClient);
    }
    export const getSetProtectionRemindersUrl = () => {




  return `/api/protection/reminders`
}

/**
 * They speak up by ProtectionEvent. While a game runs, the site interrupts it between two rounds (Q21). A reminder that is left out stays as it is, null turns it off.
 * @summary Set the reminders
 */
export const setProtectionReminders = async (setProtectionRemindersRequest: SetProtectionRemindersRequest, options?: Parameters<typeof mutator>[1]): Promise<ProtectionRemindersAnswer> => {

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
return mutator<ProtectionRemindersAnswer>(getSetProtectionRemindersUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setProtectionRemindersRequest)
  }
);}





export const getSetProtectionRemindersMutationKey = () => ['setProtectionReminders'] as const;

export const getSetProtectionRemindersMutationOptions = <TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setProtectionReminders>>, TError,SetProtectionRemindersMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof setProtectionReminders>>, TError,SetProtectionRemindersMutationVariables, TContext> => {

const mutationKey = getSetProtectionRemindersMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setProtectionReminders>>, SetProtectionRemindersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setProtectionReminders(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetProtectionRemindersMutationResult = NonNullable<Awaited<ReturnType<typeof setProtectionReminders>>>
    export type SetProtectionRemindersMutationBody = SetProtectionRemindersRequest
    export type SetProtectionRemindersMutationError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type SetProtectionRemindersMutationVariables = {data: SetProtectionRemindersRequest}

    /**
 * @summary Set the reminders
 */
export const useSetProtectionReminders = <TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setProtectionReminders>>, TError,SetProtectionRemindersMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setProtectionReminders>>,
        TError,
        SetProtectionRemindersMutationVariables,
        TContext
      > => {
      return useMutation(getSetProtectionRemindersMutationOptions(options), queryClient);
    }
    export const getGetPlaySessionUrl = () => {




  return `/api/protection/session`
}

/**
 * What a reality check shows (Q21). The site asks for it when a check is due, and again while a round is open: a check
 * never covers one.
 * @summary Time, stakes and result since the login
 */
export const getPlaySession = async ( options?: Parameters<typeof mutator>[1]): Promise<PlaySessionAnswer> => {

  return mutator<PlaySessionAnswer>(getGetPlaySessionUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPlaySessionQueryKey = () => {
    return [
    `/api/protection/session`
    ] as const;
    }


export const getGetPlaySessionQueryOptions = <TData = Awaited<ReturnType<typeof getPlaySession>>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlaySession>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlaySessionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlaySession>>> = ({ signal }) => getPlaySession({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlaySession>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlaySessionQueryResult = NonNullable<Awaited<ReturnType<typeof getPlaySession>>>
export type GetPlaySessionQueryError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetPlaySession<TData = Awaited<ReturnType<typeof getPlaySession>>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlaySession>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlaySession>>,
          TError,
          Awaited<ReturnType<typeof getPlaySession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlaySession<TData = Awaited<ReturnType<typeof getPlaySession>>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlaySession>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlaySession>>,
          TError,
          Awaited<ReturnType<typeof getPlaySession>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlaySession<TData = Awaited<ReturnType<typeof getPlaySession>>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlaySession>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Time, stakes and result since the login
 */

export function useGetPlaySession<TData = Awaited<ReturnType<typeof getPlaySession>>, TError = ErrorType<UnauthorizedResponse | ProtectionForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlaySession>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlaySessionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






