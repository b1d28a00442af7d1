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
  AcceptTermsRequest
} from './model/accept-terms-request';

import type {
  ForbiddenResponse
} from './model/forbidden-response';

import type {
  Message
} from './model/message';

import type {
  ServerErrorResponse
} from './model/server-error-response';

import type {
  TermsAcceptanceAnswer
} from './model/terms-acceptance-answer';

import type {
  TermsAnswer
} from './model/terms-answer';

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

export const getGetTermsUrl = () => {




  return `/api/terms`
}

/**
 * A suspended or excluded player, and one who has not accepted the version in force, can read it too (Q2).
 * @summary The version of the terms in force, and what the player has accepted
 */
export const getTerms = async ( options?: Parameters<typeof mutator>[1]): Promise<TermsAnswer> => {

  return mutator<TermsAnswer>(getGetTermsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetTermsQueryKey = () => {
    return [
    `/api/terms`
    ] as const;
    }


export const getGetTermsQueryOptions = <TData = Awaited<ReturnType<typeof getTerms>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTerms>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTermsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTerms>>> = ({ signal }) => getTerms({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTerms>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTermsQueryResult = NonNullable<Awaited<ReturnType<typeof getTerms>>>
export type GetTermsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetTerms<TData = Awaited<ReturnType<typeof getTerms>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTerms>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTerms>>,
          TError,
          Awaited<ReturnType<typeof getTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTerms<TData = Awaited<ReturnType<typeof getTerms>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTerms>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTerms>>,
          TError,
          Awaited<ReturnType<typeof getTerms>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTerms<TData = Awaited<ReturnType<typeof getTerms>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTerms>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The version of the terms in force, and what the player has accepted
 */

export function useGetTerms<TData = Awaited<ReturnType<typeof getTerms>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTerms>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTermsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getAcceptTermsUrl = () => {




  return `/api/terms/acceptances`
}

/**
 * The version is the one that the player has read: if a newer one is in force meanwhile, the answer is 409 and nothing is
 * accepted. Accepting an accepted version again gives its first acceptance.
 * @summary Accept the version of the terms in force
 */
export const acceptTerms = async (acceptTermsRequest: AcceptTermsRequest, options?: Parameters<typeof mutator>[1]): Promise<TermsAcceptanceAnswer> => {

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
return mutator<TermsAcceptanceAnswer>(getAcceptTermsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(acceptTermsRequest)
  }
);}





export const getAcceptTermsMutationKey = () => ['acceptTerms'] as const;

export const getAcceptTermsMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptTerms>>, TError,AcceptTermsMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptTerms>>, TError,AcceptTermsMutationVariables, TContext> => {

const mutationKey = getAcceptTermsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptTerms>>, AcceptTermsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  acceptTerms(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptTermsMutationResult = NonNullable<Awaited<ReturnType<typeof acceptTerms>>>
    export type AcceptTermsMutationBody = AcceptTermsRequest
    export type AcceptTermsMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AcceptTermsMutationVariables = {data: AcceptTermsRequest}

    /**
 * @summary Accept the version of the terms in force
 */
export const useAcceptTerms = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptTerms>>, TError,AcceptTermsMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptTerms>>,
        TError,
        AcceptTermsMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptTermsMutationOptions(options), queryClient);
    }
