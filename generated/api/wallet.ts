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
  BetList
} from './model/bet-list';

import type {
  ConflictResponse
} from './model/conflict-response';

import type {
  CreateDepositRequest
} from './model/create-deposit-request';

import type {
  CreatePixKeyRequest
} from './model/create-pix-key-request';

import type {
  CreateWithdrawalRequest
} from './model/create-withdrawal-request';

import type {
  DepositAnswer
} from './model/deposit-answer';

import type {
  ForbiddenError
} from './model/forbidden-error';

import type {
  ForbiddenResponse
} from './model/forbidden-response';

import type {
  GetResultsStatementParams
} from './model/get-results-statement-params';

import type {
  GetStatementParams
} from './model/get-statement-params';

import type {
  ListBetsParams
} from './model/list-bets-params';

import type {
  ListPixKeysParams
} from './model/list-pix-keys-params';

import type {
  ListTransactionsParams
} from './model/list-transactions-params';

import type {
  ListWithdrawalsParams
} from './model/list-withdrawals-params';

import type {
  Message
} from './model/message';

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
  ObservedUnauthorizedResponse
} from './model/observed-unauthorized-response';

import type {
  ObservedUnavailableResponse
} from './model/observed-unavailable-response';

import type {
  PixKeyAnswer
} from './model/pix-key-answer';

import type {
  PixKeyList
} from './model/pix-key-list';

import type {
  ResultsStatementAnswer
} from './model/results-statement-answer';

import type {
  ServerErrorResponse
} from './model/server-error-response';

import type {
  StatementAnswer
} from './model/statement-answer';

import type {
  TooManyRequestsResponse
} from './model/too-many-requests-response';

import type {
  TransactionList
} from './model/transaction-list';

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

import type {
  WalletAnswer
} from './model/wallet-answer';

import type {
  WithdrawalAnswer
} from './model/withdrawal-answer';

import type {
  WithdrawalList
} from './model/withdrawal-list';

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

export const getGetWalletUrl = () => {




  return `/api/wallet`
}

/**
 * balance is withdrawable and locked together. bonus and pending_withdraw stand beside it: withdrawable, locked, bonus
 * and pending_withdraw are four sums without overlap, and together all that the player has.
 * @summary What the player has, and what of it can be withdrawn
 */
export const getWallet = async ( options?: Parameters<typeof mutator>[1]): Promise<WalletAnswer> => {

  return mutator<WalletAnswer>(getGetWalletUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetWalletQueryKey = () => {
    return [
    `/api/wallet`
    ] as const;
    }


export const getGetWalletQueryOptions = <TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWalletQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWallet>>> = ({ signal }) => getWallet({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getWallet>>>
export type GetWalletQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallet>>,
          TError,
          Awaited<ReturnType<typeof getWallet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWallet>>,
          TError,
          Awaited<ReturnType<typeof getWallet>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the player has, and what of it can be withdrawn
 */

export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWalletQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateDepositUrl = () => {




  return `/api/deposits`
}

/**
 * Gives a BR Code to pay, from an account of the player's own CPF (D9). It lives 15 minutes; a payment after that is
 * still credited. The approval is told by DepositApprovedEvent (T1) and by GET /api/deposits/{id}. amount lies between
 * deposit_min and deposit_max of the settings (E6).
 * @summary Start a deposit by PIX
 */
export const createDeposit = async (createDepositRequest: CreateDepositRequest, options?: Parameters<typeof mutator>[1]): Promise<DepositAnswer> => {

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
return mutator<DepositAnswer>(getCreateDepositUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createDepositRequest)
  }
);}





export const getCreateDepositMutationKey = () => ['createDeposit'] as const;

export const getCreateDepositMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenError | ConflictResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeposit>>, TError,CreateDepositMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof createDeposit>>, TError,CreateDepositMutationVariables, TContext> => {

const mutationKey = getCreateDepositMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDeposit>>, CreateDepositMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDeposit(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDepositMutationResult = NonNullable<Awaited<ReturnType<typeof createDeposit>>>
    export type CreateDepositMutationBody = CreateDepositRequest
    export type CreateDepositMutationError = ErrorType<UnauthorizedResponse | ForbiddenError | ConflictResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateDepositMutationVariables = {data: CreateDepositRequest}

    /**
 * @summary Start a deposit by PIX
 */
export const useCreateDeposit = <TError = ErrorType<UnauthorizedResponse | ForbiddenError | ConflictResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDeposit>>, TError,CreateDepositMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDeposit>>,
        TError,
        CreateDepositMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDepositMutationOptions(options), queryClient);
    }
    export const getGetDepositUrl = (id: string,) => {




  return `/api/deposits/${encodeURIComponent(String(id))}`
}

/**
 * The id is its transaction_id. An expired one may still become approved, when it is paid late.
 * @summary One deposit
 */
export const getDeposit = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<DepositAnswer> => {

  return mutator<DepositAnswer>(getGetDepositUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetDepositQueryKey = (id: string,) => {
    return [
    `/api/deposits/${id}`
    ] as const;
    }


export const getGetDepositQueryOptions = <TData = Awaited<ReturnType<typeof getDeposit>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposit>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDepositQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDeposit>>> = ({ signal }) => getDeposit(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDeposit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDepositQueryResult = NonNullable<Awaited<ReturnType<typeof getDeposit>>>
export type GetDepositQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetDeposit<TData = Awaited<ReturnType<typeof getDeposit>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeposit>>,
          TError,
          Awaited<ReturnType<typeof getDeposit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeposit<TData = Awaited<ReturnType<typeof getDeposit>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDeposit>>,
          TError,
          Awaited<ReturnType<typeof getDeposit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDeposit<TData = Awaited<ReturnType<typeof getDeposit>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposit>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One deposit
 */

export function useGetDeposit<TData = Awaited<ReturnType<typeof getDeposit>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDeposit>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDepositQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPixKeysUrl = (params?: ListPixKeysParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/pix-keys?${stringifiedParams}` : `/api/pix-keys`
}

/**
 * Newest first. Keys are masked.
 * @summary The player's PIX keys
 */
export const listPixKeys = async (params?: ListPixKeysParams, options?: Parameters<typeof mutator>[1]): Promise<PixKeyList> => {

  return mutator<PixKeyList>(getListPixKeysUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPixKeysInfiniteQueryKey = (params?: ListPixKeysParams,) => {
    return [
    'infinite', `/api/pix-keys`, ...(params ? [params] : [])
    ] as const;
    }

export const getListPixKeysQueryKey = (params?: ListPixKeysParams,) => {
    return [
    `/api/pix-keys`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPixKeysInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPixKeys>>, ListPixKeysParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListPixKeysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPixKeys>>, TError, TData, QueryKey, ListPixKeysParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPixKeysInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPixKeys>>, QueryKey, ListPixKeysParams['page']> = ({ signal, pageParam }) => listPixKeys({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPixKeys>>, TError, TData, QueryKey, ListPixKeysParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPixKeysInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPixKeys>>>
export type ListPixKeysInfiniteQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListPixKeysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPixKeys>>, ListPixKeysParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListPixKeysParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPixKeys>>, TError, TData, QueryKey, ListPixKeysParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPixKeys>>,
          TError,
          Awaited<ReturnType<typeof listPixKeys>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPixKeysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPixKeys>>, ListPixKeysParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPixKeysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPixKeys>>, TError, TData, QueryKey, ListPixKeysParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPixKeys>>,
          TError,
          Awaited<ReturnType<typeof listPixKeys>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPixKeysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPixKeys>>, ListPixKeysParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPixKeysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPixKeys>>, TError, TData, QueryKey, ListPixKeysParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's PIX keys
 */

export function useListPixKeysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPixKeys>>, ListPixKeysParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPixKeysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPixKeys>>, TError, TData, QueryKey, ListPixKeysParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPixKeysInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPixKeysQueryOptions = <TData = Awaited<ReturnType<typeof listPixKeys>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListPixKeysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPixKeys>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPixKeysQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPixKeys>>> = ({ signal }) => listPixKeys(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPixKeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPixKeysQueryResult = NonNullable<Awaited<ReturnType<typeof listPixKeys>>>
export type ListPixKeysQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListPixKeys<TData = Awaited<ReturnType<typeof listPixKeys>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListPixKeysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPixKeys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPixKeys>>,
          TError,
          Awaited<ReturnType<typeof listPixKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPixKeys<TData = Awaited<ReturnType<typeof listPixKeys>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPixKeysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPixKeys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPixKeys>>,
          TError,
          Awaited<ReturnType<typeof listPixKeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPixKeys<TData = Awaited<ReturnType<typeof listPixKeys>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPixKeysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPixKeys>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's PIX keys
 */

export function useListPixKeys<TData = Awaited<ReturnType<typeof listPixKeys>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPixKeysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPixKeys>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPixKeysQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreatePixKeyUrl = () => {




  return `/api/pix-keys`
}

/**
 * The key's holder must have the player's CPF (D9); a key of someone else is refused with 422.
 * @summary Add a PIX key
 */
export const createPixKey = async (createPixKeyRequest: CreatePixKeyRequest, options?: Parameters<typeof mutator>[1]): Promise<PixKeyAnswer> => {

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
return mutator<PixKeyAnswer>(getCreatePixKeyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createPixKeyRequest)
  }
);}





export const getCreatePixKeyMutationKey = () => ['createPixKey'] as const;

export const getCreatePixKeyMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenError | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPixKey>>, TError,CreatePixKeyMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof createPixKey>>, TError,CreatePixKeyMutationVariables, TContext> => {

const mutationKey = getCreatePixKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPixKey>>, CreatePixKeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPixKey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePixKeyMutationResult = NonNullable<Awaited<ReturnType<typeof createPixKey>>>
    export type CreatePixKeyMutationBody = CreatePixKeyRequest
    export type CreatePixKeyMutationError = ErrorType<UnauthorizedResponse | ForbiddenError | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreatePixKeyMutationVariables = {data: CreatePixKeyRequest}

    /**
 * @summary Add a PIX key
 */
export const useCreatePixKey = <TError = ErrorType<UnauthorizedResponse | ForbiddenError | Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPixKey>>, TError,CreatePixKeyMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPixKey>>,
        TError,
        CreatePixKeyMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePixKeyMutationOptions(options), queryClient);
    }
    export const getDeletePixKeyUrl = (id: string,) => {




  return `/api/pix-keys/${encodeURIComponent(String(id))}`
}

/**
 * A key to which a withdrawal is on its way stays until that has ended.
 * @summary Remove a PIX key
 */
export const deletePixKey = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<void> => {

  return mutator<void>(getDeletePixKeyUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getDeletePixKeyMutationKey = () => ['deletePixKey'] as const;

export const getDeletePixKeyMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePixKey>>, TError,DeletePixKeyMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof deletePixKey>>, TError,DeletePixKeyMutationVariables, TContext> => {

const mutationKey = getDeletePixKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePixKey>>, DeletePixKeyMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deletePixKey(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePixKeyMutationResult = NonNullable<Awaited<ReturnType<typeof deletePixKey>>>

    export type DeletePixKeyMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type DeletePixKeyMutationVariables = {id: string}

    /**
 * @summary Remove a PIX key
 */
export const useDeletePixKey = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePixKey>>, TError,DeletePixKeyMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePixKey>>,
        TError,
        DeletePixKeyMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePixKeyMutationOptions(options), queryClient);
    }
    export const getListWithdrawalsUrl = (params?: ListWithdrawalsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/withdrawals?${stringifiedParams}` : `/api/withdrawals`
}

/**
 * Newest first.
 * @summary The player's withdrawals
 */
export const listWithdrawals = async (params?: ListWithdrawalsParams, options?: Parameters<typeof mutator>[1]): Promise<WithdrawalList> => {

  return mutator<WithdrawalList>(getListWithdrawalsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListWithdrawalsInfiniteQueryKey = (params?: ListWithdrawalsParams,) => {
    return [
    'infinite', `/api/withdrawals`, ...(params ? [params] : [])
    ] as const;
    }

export const getListWithdrawalsQueryKey = (params?: ListWithdrawalsParams,) => {
    return [
    `/api/withdrawals`, ...(params ? [params] : [])
    ] as const;
    }


export const getListWithdrawalsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawals>>, ListWithdrawalsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListWithdrawalsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData, QueryKey, ListWithdrawalsParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawals>>, QueryKey, ListWithdrawalsParams['page']> = ({ signal, pageParam }) => listWithdrawals({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData, QueryKey, ListWithdrawalsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawals>>>
export type ListWithdrawalsInfiniteQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListWithdrawalsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawals>>, ListWithdrawalsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListWithdrawalsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData, QueryKey, ListWithdrawalsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawals>>, ListWithdrawalsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData, QueryKey, ListWithdrawalsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawalsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawals>>, ListWithdrawalsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData, QueryKey, ListWithdrawalsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's withdrawals
 */

export function useListWithdrawalsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listWithdrawals>>, ListWithdrawalsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData, QueryKey, ListWithdrawalsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListWithdrawalsQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawals>>> = ({ signal }) => listWithdrawals(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalsQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawals>>>
export type ListWithdrawalsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListWithdrawalsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's withdrawals
 */

export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListWithdrawalsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateWithdrawalUrl = () => {




  return `/api/withdrawals`
}

/**
 * The amount leaves the balance at once and is due within 120 minutes, to a key of the player's own CPF (D9). Its
 * progress is told by WithdrawUpdateEvent. An excluded or suspended player may withdraw (D10). amount lies between
 * withdraw_min and withdraw_max of the settings (E6).
 * @summary Ask for a withdrawal by PIX
 */
export const createWithdrawal = async (createWithdrawalRequest: CreateWithdrawalRequest, options?: Parameters<typeof mutator>[1]): Promise<WithdrawalAnswer> => {

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
return mutator<WithdrawalAnswer>(getCreateWithdrawalUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createWithdrawalRequest)
  }
);}





export const getCreateWithdrawalMutationKey = () => ['createWithdrawal'] as const;

export const getCreateWithdrawalMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenError | ConflictResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext> => {

const mutationKey = getCreateWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWithdrawal>>, CreateWithdrawalMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createWithdrawal(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof createWithdrawal>>>
    export type CreateWithdrawalMutationBody = CreateWithdrawalRequest
    export type CreateWithdrawalMutationError = ErrorType<UnauthorizedResponse | ForbiddenError | ConflictResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CreateWithdrawalMutationVariables = {data: CreateWithdrawalRequest}

    /**
 * @summary Ask for a withdrawal by PIX
 */
export const useCreateWithdrawal = <TError = ErrorType<UnauthorizedResponse | ForbiddenError | ConflictResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWithdrawal>>,
        TError,
        CreateWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getCreateWithdrawalMutationOptions(options), queryClient);
    }
    export const getGetWithdrawalUrl = (id: string,) => {




  return `/api/withdrawals/${encodeURIComponent(String(id))}`
}

/**
 * With every step that it took so far.
 * @summary One withdrawal
 */
export const getWithdrawal = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<WithdrawalAnswer> => {

  return mutator<WithdrawalAnswer>(getGetWithdrawalUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetWithdrawalQueryKey = (id: string,) => {
    return [
    `/api/withdrawals/${id}`
    ] as const;
    }


export const getGetWithdrawalQueryOptions = <TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetWithdrawalQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getWithdrawal>>> = ({ signal }) => getWithdrawal(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetWithdrawalQueryResult = NonNullable<Awaited<ReturnType<typeof getWithdrawal>>>
export type GetWithdrawalQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawal>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getWithdrawal>>,
          TError,
          Awaited<ReturnType<typeof getWithdrawal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One withdrawal
 */

export function useGetWithdrawal<TData = Awaited<ReturnType<typeof getWithdrawal>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 id: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getWithdrawal>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetWithdrawalQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCancelWithdrawalUrl = (id: string,) => {




  return `/api/withdrawals/${encodeURIComponent(String(id))}/cancel`
}

/**
 * Possible while it is pending or in_review; the amount goes back to the balance at once. Cancelling a cancelled one
 * gives the same answer and moves nothing.
 * @summary Take a withdrawal back
 */
export const cancelWithdrawal = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<WithdrawalAnswer> => {

  return mutator<WithdrawalAnswer>(getCancelWithdrawalUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}





export const getCancelWithdrawalMutationKey = () => ['cancelWithdrawal'] as const;

export const getCancelWithdrawalMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelWithdrawal>>, TError,CancelWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelWithdrawal>>, TError,CancelWithdrawalMutationVariables, TContext> => {

const mutationKey = getCancelWithdrawalMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelWithdrawal>>, CancelWithdrawalMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelWithdrawal(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof cancelWithdrawal>>>

    export type CancelWithdrawalMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type CancelWithdrawalMutationVariables = {id: string}

    /**
 * @summary Take a withdrawal back
 */
export const useCancelWithdrawal = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | Message | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelWithdrawal>>, TError,CancelWithdrawalMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelWithdrawal>>,
        TError,
        CancelWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getCancelWithdrawalMutationOptions(options), queryClient);
    }
    export const getListTransactionsUrl = (params?: ListTransactionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/transactions?${stringifiedParams}` : `/api/transactions`
}

/**
 * A22. Observed is `?source=Deposit&type=1&status=2`, with which the site looks for an earlier approved deposit; it
 * reads data. By our decision the answer is the list envelope, newest first, and from, to, page and per_page are taken
 * too. Where links and meta are absent the site takes the answer for the whole list.
 * @summary The player's transactions
 */
export const listTransactions = async (params?: ListTransactionsParams, options?: Parameters<typeof mutator>[1]): Promise<TransactionList> => {

  return mutator<TransactionList>(getListTransactionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListTransactionsInfiniteQueryKey = (params?: ListTransactionsParams,) => {
    return [
    'infinite', `/api/transactions`, ...(params ? [params] : [])
    ] as const;
    }

export const getListTransactionsQueryKey = (params?: ListTransactionsParams,) => {
    return [
    `/api/transactions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTransactionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['page']>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(params?: ListTransactionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>, QueryKey, ListTransactionsParams['page']> = ({ signal, pageParam }) => listTransactions({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransactionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactions>>>
export type ListTransactionsInfiniteQueryError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>


export function useListTransactionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['page']>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params: undefined |  ListTransactionsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['page']>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['page']>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's transactions
 */

export function useListTransactionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTransactions>>, ListTransactionsParams['page']>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData, QueryKey, ListTransactionsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTransactionsQueryOptions = <TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransactionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransactions>>> = ({ signal }) => listTransactions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransactionsQueryResult = NonNullable<Awaited<ReturnType<typeof listTransactions>>>
export type ListTransactionsQueryError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>


export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params: undefined |  ListTransactionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransactions>>,
          TError,
          Awaited<ReturnType<typeof listTransactions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's transactions
 */

export function useListTransactions<TData = Awaited<ReturnType<typeof listTransactions>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
 params?: ListTransactionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransactions>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransactionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetStatementUrl = (params?: GetStatementParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/statement?${stringifiedParams}` : `/api/statement`
}

/**
 * Sums of settled transactions and of time played, over all and by day, week, month or year. Days are those of
 * America/Sao_Paulo, weeks begin on Monday. At most 366 days at once by day or week, 3660 by month or year.
 * @summary What a stretch of days came to
 */
export const getStatement = async (params?: GetStatementParams, options?: Parameters<typeof mutator>[1]): Promise<StatementAnswer> => {

  return mutator<StatementAnswer>(getGetStatementUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetStatementQueryKey = (params?: GetStatementParams,) => {
    return [
    `/api/statement`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetStatementQueryOptions = <TData = Awaited<ReturnType<typeof getStatement>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: GetStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStatementQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStatement>>> = ({ signal }) => getStatement(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStatementQueryResult = NonNullable<Awaited<ReturnType<typeof getStatement>>>
export type GetStatementQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  GetStatementParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatement>>,
          TError,
          Awaited<ReturnType<typeof getStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStatement>>,
          TError,
          Awaited<ReturnType<typeof getStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a stretch of days came to
 */

export function useGetStatement<TData = Awaited<ReturnType<typeof getStatement>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: GetStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStatement>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetStatementQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetResultsStatementUrl = (params: GetResultsStatementParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/statement/results?${stringifiedParams}` : `/api/statement/results`
}

/**
 * The monthly statement and the yearly certificate of results (Q24). The year has what the tax authority's ComprovaBet
 * asks for: operator, player, brands, the result of each kind of bet and the balances on 31 December before and of the
 * year. Days are those of America/Sao_Paulo. An excluded or suspended player can read it too (D10).
 * @summary The results of a month or a year, by kind of bet
 */
export const getResultsStatement = async (params: GetResultsStatementParams, options?: Parameters<typeof mutator>[1]): Promise<ResultsStatementAnswer> => {

  return mutator<ResultsStatementAnswer>(getGetResultsStatementUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetResultsStatementQueryKey = (params?: GetResultsStatementParams,) => {
    return [
    `/api/statement/results`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetResultsStatementQueryOptions = <TData = Awaited<ReturnType<typeof getResultsStatement>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params: GetResultsStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResultsStatement>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetResultsStatementQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getResultsStatement>>> = ({ signal }) => getResultsStatement(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getResultsStatement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetResultsStatementQueryResult = NonNullable<Awaited<ReturnType<typeof getResultsStatement>>>
export type GetResultsStatementQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetResultsStatement<TData = Awaited<ReturnType<typeof getResultsStatement>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetResultsStatementParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResultsStatement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResultsStatement>>,
          TError,
          Awaited<ReturnType<typeof getResultsStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResultsStatement<TData = Awaited<ReturnType<typeof getResultsStatement>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetResultsStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResultsStatement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getResultsStatement>>,
          TError,
          Awaited<ReturnType<typeof getResultsStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetResultsStatement<TData = Awaited<ReturnType<typeof getResultsStatement>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetResultsStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResultsStatement>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The results of a month or a year, by kind of bet
 */

export function useGetResultsStatement<TData = Awaited<ReturnType<typeof getResultsStatement>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: GetResultsStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getResultsStatement>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetResultsStatementQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBetsUrl = (params?: ListBetsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/bets?${stringifiedParams}` : `/api/bets`
}

/**
 * One list over casino, live casino, Mines, Double and sports, newest first (Q35). Days are those of America/Sao_Paulo
 * on which the bet was placed. An excluded or suspended player can read it too (D10).
 * @summary The player's rounds and bets of all games
 */
export const listBets = async (params?: ListBetsParams, options?: Parameters<typeof mutator>[1]): Promise<BetList> => {

  return mutator<BetList>(getListBetsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListBetsInfiniteQueryKey = (params?: ListBetsParams,) => {
    return [
    'infinite', `/api/bets`, ...(params ? [params] : [])
    ] as const;
    }

export const getListBetsQueryKey = (params?: ListBetsParams,) => {
    return [
    `/api/bets`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBetsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listBets>>, ListBetsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListBetsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData, QueryKey, ListBetsParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBetsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBets>>, QueryKey, ListBetsParams['page']> = ({ signal, pageParam }) => listBets({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData, QueryKey, ListBetsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBetsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listBets>>>
export type ListBetsInfiniteQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListBetsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBets>>, ListBetsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListBetsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData, QueryKey, ListBetsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBets>>,
          TError,
          Awaited<ReturnType<typeof listBets>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBetsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBets>>, ListBetsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListBetsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData, QueryKey, ListBetsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBets>>,
          TError,
          Awaited<ReturnType<typeof listBets>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBetsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBets>>, ListBetsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListBetsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData, QueryKey, ListBetsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's rounds and bets of all games
 */

export function useListBetsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listBets>>, ListBetsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListBetsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData, QueryKey, ListBetsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBetsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListBetsQueryOptions = <TData = Awaited<ReturnType<typeof listBets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBetsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBets>>> = ({ signal }) => listBets(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBetsQueryResult = NonNullable<Awaited<ReturnType<typeof listBets>>>
export type ListBetsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListBets<TData = Awaited<ReturnType<typeof listBets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListBetsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBets>>,
          TError,
          Awaited<ReturnType<typeof listBets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBets<TData = Awaited<ReturnType<typeof listBets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBets>>,
          TError,
          Awaited<ReturnType<typeof listBets>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBets<TData = Awaited<ReturnType<typeof listBets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's rounds and bets of all games
 */

export function useListBets<TData = Awaited<ReturnType<typeof listBets>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListBetsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBets>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBetsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






