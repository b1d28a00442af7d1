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
  ApplyCouponAnswer
} from './model/apply-coupon-answer';

import type {
  ApplyCouponRequest
} from './model/apply-coupon-request';

import type {
  ListCouponsRequest
} from './model/list-coupons-request';

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
  ObservedUnauthorizedResponse
} from './model/observed-unauthorized-response';

import type {
  ObservedUnavailableResponse
} from './model/observed-unavailable-response';

import type {
  RegisterCoupon
} from './model/register-coupon';

import type {
  UserCouponList
} from './model/user-coupon-list';

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

export const getApplyCouponUrl = () => {




  return `/api/coupons/apply`
}

/**
 * A6. The site sends code and reads userCoupon, error and message. An answer with a userCoupon is a success, shown as
 * 'Cupom ativado com sucesso'; a deposit coupon opens the deposit flow (C1). A 200 without one, and every other status,
 * is a failure: its message is shown, or 'Ocorreu um erro tente novamente.' on a 500 (C3). Because it may move money it
 * takes an Idempotency-Key, which a backend may ignore.
 * @summary Apply a coupon
 */
export const applyCoupon = async (applyCouponRequest: ApplyCouponRequest, options?: Parameters<typeof mutator>[1]): Promise<ApplyCouponAnswer> => {

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
return mutator<ApplyCouponAnswer>(getApplyCouponUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(applyCouponRequest)
  }
);}





export const getApplyCouponMutationKey = () => ['applyCoupon'] as const;

export const getApplyCouponMutationOptions = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyCoupon>>, TError,ApplyCouponMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof applyCoupon>>, TError,ApplyCouponMutationVariables, TContext> => {

const mutationKey = getApplyCouponMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyCoupon>>, ApplyCouponMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  applyCoupon(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyCouponMutationResult = NonNullable<Awaited<ReturnType<typeof applyCoupon>>>
    export type ApplyCouponMutationBody = ApplyCouponRequest
    export type ApplyCouponMutationError = ErrorType<ObservedUnauthorizedResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>
    export type ApplyCouponMutationVariables = {data: ApplyCouponRequest}

    /**
 * @summary Apply a coupon
 */
export const useApplyCoupon = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyCoupon>>, TError,ApplyCouponMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyCoupon>>,
        TError,
        ApplyCouponMutationVariables,
        TContext
      > => {
      return useMutation(getApplyCouponMutationOptions(options), queryClient);
    }
    export const getListCouponsUrl = () => {




  return `/api/coupons/list`
}

/**
 * A7, a POST that changes nothing. The site reads userCoupons. Each of active, applied and expired that is sent must match; the site asks for those that can be used, those applied, and those expired. A list comes whole.
 * @summary The player's coupons
 */
export const listCoupons = async (listCouponsRequest?: ListCouponsRequest, options?: Parameters<typeof mutator>[1]): Promise<UserCouponList> => {

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
return mutator<UserCouponList>(getListCouponsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(listCouponsRequest)
  }
);}





export const getListCouponsMutationKey = () => ['listCoupons'] as const;

export const getListCouponsMutationOptions = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof listCoupons>>, TError,ListCouponsMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof listCoupons>>, TError,ListCouponsMutationVariables, TContext> => {

const mutationKey = getListCouponsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof listCoupons>>, ListCouponsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  listCoupons(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ListCouponsMutationResult = NonNullable<Awaited<ReturnType<typeof listCoupons>>>
    export type ListCouponsMutationBody = ListCouponsRequest | undefined
    export type ListCouponsMutationError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>
    export type ListCouponsMutationVariables = {data?: ListCouponsRequest}

    /**
 * @summary The player's coupons
 */
export const useListCoupons = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof listCoupons>>, TError,ListCouponsMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof listCoupons>>,
        TError,
        ListCouponsMutationVariables,
        TContext
      > => {
      return useMutation(getListCouponsMutationOptions(options), queryClient);
    }
    export const getGetRegisterCouponUrl = () => {




  return `/v2/coupons/register`
}

/**
 * A8. The site calls it under every bonus_policy and reads text. The text is advertising of a reward for registering; the site hides it where the policy is `br` (D9).
 * @summary What the coupon of a registration gives
 */
export const getRegisterCoupon = async ( options?: Parameters<typeof mutator>[1]): Promise<RegisterCoupon> => {

  return mutator<RegisterCoupon>(getGetRegisterCouponUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetRegisterCouponQueryKey = () => {
    return [
    `/v2/coupons/register`
    ] as const;
    }


export const getGetRegisterCouponQueryOptions = <TData = Awaited<ReturnType<typeof getRegisterCoupon>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisterCoupon>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRegisterCouponQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRegisterCoupon>>> = ({ signal }) => getRegisterCoupon({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRegisterCoupon>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRegisterCouponQueryResult = NonNullable<Awaited<ReturnType<typeof getRegisterCoupon>>>
export type GetRegisterCouponQueryError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>


export function useGetRegisterCoupon<TData = Awaited<ReturnType<typeof getRegisterCoupon>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisterCoupon>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegisterCoupon>>,
          TError,
          Awaited<ReturnType<typeof getRegisterCoupon>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegisterCoupon<TData = Awaited<ReturnType<typeof getRegisterCoupon>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisterCoupon>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRegisterCoupon>>,
          TError,
          Awaited<ReturnType<typeof getRegisterCoupon>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRegisterCoupon<TData = Awaited<ReturnType<typeof getRegisterCoupon>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisterCoupon>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the coupon of a registration gives
 */

export function useGetRegisterCoupon<TData = Awaited<ReturnType<typeof getRegisterCoupon>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRegisterCoupon>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRegisterCouponQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






