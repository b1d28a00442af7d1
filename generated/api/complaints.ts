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
  ComplaintAnswer
} from './model/complaint-answer';

import type {
  ComplaintList
} from './model/complaint-list';

import type {
  ForbiddenResponse
} from './model/forbidden-response';

import type {
  ListComplaintsParams
} from './model/list-complaints-params';

import type {
  Message
} from './model/message';

import type {
  OpenComplaintRequest
} from './model/open-complaint-request';

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

export const getListComplaintsUrl = (params?: ListComplaintsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/complaints?${stringifiedParams}` : `/api/complaints`
}

/**
 * The newest first. An excluded or suspended player can read them too (D10, Q25).
 * @summary The player's complaints
 */
export const listComplaints = async (params?: ListComplaintsParams, options?: Parameters<typeof mutator>[1]): Promise<ComplaintList> => {

  return mutator<ComplaintList>(getListComplaintsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListComplaintsInfiniteQueryKey = (params?: ListComplaintsParams,) => {
    return [
    'infinite', `/api/complaints`, ...(params ? [params] : [])
    ] as const;
    }

export const getListComplaintsQueryKey = (params?: ListComplaintsParams,) => {
    return [
    `/api/complaints`, ...(params ? [params] : [])
    ] as const;
    }


export const getListComplaintsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listComplaints>>, ListComplaintsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListComplaintsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData, QueryKey, ListComplaintsParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListComplaintsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComplaints>>, QueryKey, ListComplaintsParams['page']> = ({ signal, pageParam }) => listComplaints({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData, QueryKey, ListComplaintsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListComplaintsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listComplaints>>>
export type ListComplaintsInfiniteQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListComplaintsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComplaints>>, ListComplaintsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListComplaintsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData, QueryKey, ListComplaintsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComplaints>>,
          TError,
          Awaited<ReturnType<typeof listComplaints>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComplaintsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComplaints>>, ListComplaintsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListComplaintsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData, QueryKey, ListComplaintsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComplaints>>,
          TError,
          Awaited<ReturnType<typeof listComplaints>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComplaintsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComplaints>>, ListComplaintsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListComplaintsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData, QueryKey, ListComplaintsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's complaints
 */

export function useListComplaintsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listComplaints>>, ListComplaintsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListComplaintsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData, QueryKey, ListComplaintsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListComplaintsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListComplaintsQueryOptions = <TData = Awaited<ReturnType<typeof listComplaints>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListComplaintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListComplaintsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listComplaints>>> = ({ signal }) => listComplaints(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListComplaintsQueryResult = NonNullable<Awaited<ReturnType<typeof listComplaints>>>
export type ListComplaintsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListComplaints<TData = Awaited<ReturnType<typeof listComplaints>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListComplaintsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComplaints>>,
          TError,
          Awaited<ReturnType<typeof listComplaints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComplaints<TData = Awaited<ReturnType<typeof listComplaints>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListComplaintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listComplaints>>,
          TError,
          Awaited<ReturnType<typeof listComplaints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListComplaints<TData = Awaited<ReturnType<typeof listComplaints>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListComplaintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's complaints
 */

export function useListComplaints<TData = Awaited<ReturnType<typeof listComplaints>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListComplaintsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listComplaints>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListComplaintsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getOpenComplaintUrl = () => {




  return `/api/complaints`
}

/**
 * It gets a protocol number and a deadline at once. The same text about the same subject, while the first complaint is
 * not closed, is a 409: repeating a request whose response was lost opens no second one. An excluded or suspended
 * player can open one too (D10).
 * @summary Open a complaint
 */
export const openComplaint = async (openComplaintRequest: OpenComplaintRequest, options?: Parameters<typeof mutator>[1]): Promise<ComplaintAnswer> => {

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
return mutator<ComplaintAnswer>(getOpenComplaintUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(openComplaintRequest)
  }
);}





export const getOpenComplaintMutationKey = () => ['openComplaint'] as const;

export const getOpenComplaintMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openComplaint>>, TError,OpenComplaintMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof openComplaint>>, TError,OpenComplaintMutationVariables, TContext> => {

const mutationKey = getOpenComplaintMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof openComplaint>>, OpenComplaintMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  openComplaint(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type OpenComplaintMutationResult = NonNullable<Awaited<ReturnType<typeof openComplaint>>>
    export type OpenComplaintMutationBody = OpenComplaintRequest
    export type OpenComplaintMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type OpenComplaintMutationVariables = {data: OpenComplaintRequest}

    /**
 * @summary Open a complaint
 */
export const useOpenComplaint = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof openComplaint>>, TError,OpenComplaintMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof openComplaint>>,
        TError,
        OpenComplaintMutationVariables,
        TContext
      > => {
      return useMutation(getOpenComplaintMutationOptions(options), queryClient);
    }
