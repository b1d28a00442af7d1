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
  ActivationAnswer
} from './model/activation-answer';

import type {
  BankAccountAnswer
} from './model/bank-account-answer';

import type {
  ContactChangeConfirmation
} from './model/contact-change-confirmation';

import type {
  EmailChangeRequest
} from './model/email-change-request';

import type {
  ForbiddenResponse
} from './model/forbidden-response';

import type {
  IdentityDocumentAnswer
} from './model/identity-document-answer';

import type {
  IdentityDocumentList
} from './model/identity-document-list';

import type {
  ListDocumentsParams
} from './model/list-documents-params';

import type {
  ListSessionsParams
} from './model/list-sessions-params';

import type {
  Message
} from './model/message';

import type {
  NotFoundResponse
} from './model/not-found-response';

import type {
  PayloadTooLargeResponse
} from './model/payload-too-large-response';

import type {
  PhoneChangeRequest
} from './model/phone-change-request';

import type {
  PlayerOverviewAnswer
} from './model/player-overview-answer';

import type {
  ProfileAnswer
} from './model/profile-answer';

import type {
  ServerErrorResponse
} from './model/server-error-response';

import type {
  SessionList
} from './model/session-list';

import type {
  SetBankAccountRequest
} from './model/set-bank-account-request';

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
  UpdateProfileRequest
} from './model/update-profile-request';

import type {
  UploadDocumentRequest
} from './model/upload-document-request';

import type {
  ValidationError
} from './model/validation-error';

import type {
  ValidationFailedResponse
} from './model/validation-failed-response';

import type {
  Zipcode
} from './model/zipcode';

import type {
  ZipcodeAddressAnswer
} from './model/zipcode-address-answer';

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

export const getGetProfileUrl = () => {




  return `/api/user`
}

/**
 * Money stands in GET /api/wallet, not here.
 * @summary The player's profile
 */
export const getProfile = async ( options?: Parameters<typeof mutator>[1]): Promise<ProfileAnswer> => {

  return mutator<ProfileAnswer>(getGetProfileUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetProfileQueryKey = () => {
    return [
    `/api/user`
    ] as const;
    }


export const getGetProfileQueryOptions = <TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfile>>> = ({ signal }) => getProfile({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getProfile>>>
export type GetProfileQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's profile
 */

export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUpdateProfileUrl = () => {




  return `/api/user`
}

/**
 * Members left out stay as they are. Name, document and birthday never change, and e-mail and phone only through their own calls.
 * @summary Change the profile
 */
export const updateProfile = async (updateProfileRequest: UpdateProfileRequest, options?: Parameters<typeof mutator>[1]): Promise<ProfileAnswer> => {

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
return mutator<ProfileAnswer>(getUpdateProfileUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(updateProfileRequest)
  }
);}





export const getUpdateProfileMutationKey = () => ['updateProfile'] as const;

export const getUpdateProfileMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError,UpdateProfileMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError,UpdateProfileMutationVariables, TContext> => {

const mutationKey = getUpdateProfileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateProfile>>, UpdateProfileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateProfile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateProfileMutationResult = NonNullable<Awaited<ReturnType<typeof updateProfile>>>
    export type UpdateProfileMutationBody = UpdateProfileRequest
    export type UpdateProfileMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UpdateProfileMutationVariables = {data: UpdateProfileRequest}

    /**
 * @summary Change the profile
 */
export const useUpdateProfile = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateProfile>>, TError,UpdateProfileMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateProfile>>,
        TError,
        UpdateProfileMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateProfileMutationOptions(options), queryClient);
    }
    export const getGetPlayerOverviewUrl = () => {




  return `/api/user/overview`
}

/**
 * One request for the first answers of five calls: GET /api/notifications (20 notices), GET /api/protection,
 * GET /api/legitimuzStatus, GET /api/favorite-game/favorite and GET /api/games/recent (12 games). Each member is the
 * body of its call at this moment. The site calls it only if its configuration says `playerOverview`, once for each
 * page load and login, and no more in this visit after a 404. If it fails or a member is invalid, the site makes the
 * calls one by one. A suspended or excluded player can read it too (D10).
 * @summary What every page of a player reads first
 */
export const getPlayerOverview = async ( options?: Parameters<typeof mutator>[1]): Promise<PlayerOverviewAnswer> => {

  return mutator<PlayerOverviewAnswer>(getGetPlayerOverviewUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetPlayerOverviewQueryKey = () => {
    return [
    `/api/user/overview`
    ] as const;
    }


export const getGetPlayerOverviewQueryOptions = <TData = Awaited<ReturnType<typeof getPlayerOverview>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerOverview>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPlayerOverviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPlayerOverview>>> = ({ signal }) => getPlayerOverview({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPlayerOverview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPlayerOverviewQueryResult = NonNullable<Awaited<ReturnType<typeof getPlayerOverview>>>
export type GetPlayerOverviewQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetPlayerOverview<TData = Awaited<ReturnType<typeof getPlayerOverview>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerOverview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayerOverview>>,
          TError,
          Awaited<ReturnType<typeof getPlayerOverview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerOverview<TData = Awaited<ReturnType<typeof getPlayerOverview>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerOverview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPlayerOverview>>,
          TError,
          Awaited<ReturnType<typeof getPlayerOverview>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPlayerOverview<TData = Awaited<ReturnType<typeof getPlayerOverview>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerOverview>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What every page of a player reads first
 */

export function useGetPlayerOverview<TData = Awaited<ReturnType<typeof getPlayerOverview>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPlayerOverview>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPlayerOverviewQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetActivationUrl = () => {




  return `/api/user/activation`
}

/**
 * The steps that this operator requires (Q15), with the state of each. The player continues on any device, because the
 * steps are kept here. While the status is not active, deposits, bets, launches and withdrawals are a 403
 * `pending_kyc`, `pending_face_id` or `pending_activation`; reading and setting limits stay open.
 * @summary What a new account still needs before money moves
 */
export const getActivation = async ( options?: Parameters<typeof mutator>[1]): Promise<ActivationAnswer> => {

  return mutator<ActivationAnswer>(getGetActivationUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetActivationQueryKey = () => {
    return [
    `/api/user/activation`
    ] as const;
    }


export const getGetActivationQueryOptions = <TData = Awaited<ReturnType<typeof getActivation>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivation>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetActivationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getActivation>>> = ({ signal }) => getActivation({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getActivation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetActivationQueryResult = NonNullable<Awaited<ReturnType<typeof getActivation>>>
export type GetActivationQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetActivation<TData = Awaited<ReturnType<typeof getActivation>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActivation>>,
          TError,
          Awaited<ReturnType<typeof getActivation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActivation<TData = Awaited<ReturnType<typeof getActivation>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getActivation>>,
          TError,
          Awaited<ReturnType<typeof getActivation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetActivation<TData = Awaited<ReturnType<typeof getActivation>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivation>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a new account still needs before money moves
 */

export function useGetActivation<TData = Awaited<ReturnType<typeof getActivation>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getActivation>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetActivationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getSetBankAccountUrl = () => {




  return `/api/user/bank-account`
}

/**
 * The account must belong to the CPF of the player (Q15); the backend asks the bank for its holder.
 * @summary State the account that deposits come from
 */
export const setBankAccount = async (setBankAccountRequest: SetBankAccountRequest, options?: Parameters<typeof mutator>[1]): Promise<BankAccountAnswer> => {

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
return mutator<BankAccountAnswer>(getSetBankAccountUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(setBankAccountRequest)
  }
);}





export const getSetBankAccountMutationKey = () => ['setBankAccount'] as const;

export const getSetBankAccountMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBankAccount>>, TError,SetBankAccountMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof setBankAccount>>, TError,SetBankAccountMutationVariables, TContext> => {

const mutationKey = getSetBankAccountMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setBankAccount>>, SetBankAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setBankAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetBankAccountMutationResult = NonNullable<Awaited<ReturnType<typeof setBankAccount>>>
    export type SetBankAccountMutationBody = SetBankAccountRequest
    export type SetBankAccountMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type SetBankAccountMutationVariables = {data: SetBankAccountRequest}

    /**
 * @summary State the account that deposits come from
 */
export const useSetBankAccount = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBankAccount>>, TError,SetBankAccountMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setBankAccount>>,
        TError,
        SetBankAccountMutationVariables,
        TContext
      > => {
      return useMutation(getSetBankAccountMutationOptions(options), queryClient);
    }
    export const getRequestEmailChangeUrl = () => {




  return `/api/user/email`
}

/**
 * A code of six digits goes to the new e-mail address; until it is confirmed the old one holds.
 * @summary Ask for another e-mail address
 */
export const requestEmailChange = async (emailChangeRequest: EmailChangeRequest, options?: Parameters<typeof mutator>[1]): Promise<Message> => {

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
return mutator<Message>(getRequestEmailChangeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(emailChangeRequest)
  }
);}





export const getRequestEmailChangeMutationKey = () => ['requestEmailChange'] as const;

export const getRequestEmailChangeMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestEmailChange>>, TError,RequestEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof requestEmailChange>>, TError,RequestEmailChangeMutationVariables, TContext> => {

const mutationKey = getRequestEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestEmailChange>>, RequestEmailChangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestEmailChange(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof requestEmailChange>>>
    export type RequestEmailChangeMutationBody = EmailChangeRequest
    export type RequestEmailChangeMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RequestEmailChangeMutationVariables = {data: EmailChangeRequest}

    /**
 * @summary Ask for another e-mail address
 */
export const useRequestEmailChange = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestEmailChange>>, TError,RequestEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestEmailChange>>,
        TError,
        RequestEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getRequestEmailChangeMutationOptions(options), queryClient);
    }
    export const getConfirmEmailChangeUrl = () => {




  return `/api/user/email/confirm`
}

/**
 * The code works once and for a short time.
 * @summary Confirm the new e-mail address
 */
export const confirmEmailChange = async (contactChangeConfirmation: ContactChangeConfirmation, options?: Parameters<typeof mutator>[1]): Promise<ProfileAnswer> => {

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
return mutator<ProfileAnswer>(getConfirmEmailChangeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactChangeConfirmation)
  }
);}





export const getConfirmEmailChangeMutationKey = () => ['confirmEmailChange'] as const;

export const getConfirmEmailChangeMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext> => {

const mutationKey = getConfirmEmailChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmEmailChange>>, ConfirmEmailChangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmEmailChange(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmEmailChangeMutationResult = NonNullable<Awaited<ReturnType<typeof confirmEmailChange>>>
    export type ConfirmEmailChangeMutationBody = ContactChangeConfirmation
    export type ConfirmEmailChangeMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ConfirmEmailChangeMutationVariables = {data: ContactChangeConfirmation}

    /**
 * @summary Confirm the new e-mail address
 */
export const useConfirmEmailChange = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmEmailChange>>, TError,ConfirmEmailChangeMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmEmailChange>>,
        TError,
        ConfirmEmailChangeMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmEmailChangeMutationOptions(options), queryClient);
    }
    export const getRequestPhoneChangeUrl = () => {




  return `/api/user/phone`
}

/**
 * A code of six digits goes to the new phone; until it is confirmed the old one holds.
 * @summary Ask for another phone
 */
export const requestPhoneChange = async (phoneChangeRequest: PhoneChangeRequest, options?: Parameters<typeof mutator>[1]): Promise<Message> => {

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
return mutator<Message>(getRequestPhoneChangeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(phoneChangeRequest)
  }
);}





export const getRequestPhoneChangeMutationKey = () => ['requestPhoneChange'] as const;

export const getRequestPhoneChangeMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPhoneChange>>, TError,RequestPhoneChangeMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof requestPhoneChange>>, TError,RequestPhoneChangeMutationVariables, TContext> => {

const mutationKey = getRequestPhoneChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPhoneChange>>, RequestPhoneChangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestPhoneChange(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestPhoneChangeMutationResult = NonNullable<Awaited<ReturnType<typeof requestPhoneChange>>>
    export type RequestPhoneChangeMutationBody = PhoneChangeRequest
    export type RequestPhoneChangeMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RequestPhoneChangeMutationVariables = {data: PhoneChangeRequest}

    /**
 * @summary Ask for another phone
 */
export const useRequestPhoneChange = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPhoneChange>>, TError,RequestPhoneChangeMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPhoneChange>>,
        TError,
        RequestPhoneChangeMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPhoneChangeMutationOptions(options), queryClient);
    }
    export const getConfirmPhoneChangeUrl = () => {




  return `/api/user/phone/confirm`
}

/**
 * The code works once and for a short time.
 * @summary Confirm the new phone
 */
export const confirmPhoneChange = async (contactChangeConfirmation: ContactChangeConfirmation, options?: Parameters<typeof mutator>[1]): Promise<ProfileAnswer> => {

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
return mutator<ProfileAnswer>(getConfirmPhoneChangeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(contactChangeConfirmation)
  }
);}





export const getConfirmPhoneChangeMutationKey = () => ['confirmPhoneChange'] as const;

export const getConfirmPhoneChangeMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPhoneChange>>, TError,ConfirmPhoneChangeMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmPhoneChange>>, TError,ConfirmPhoneChangeMutationVariables, TContext> => {

const mutationKey = getConfirmPhoneChangeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmPhoneChange>>, ConfirmPhoneChangeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmPhoneChange(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmPhoneChangeMutationResult = NonNullable<Awaited<ReturnType<typeof confirmPhoneChange>>>
    export type ConfirmPhoneChangeMutationBody = ContactChangeConfirmation
    export type ConfirmPhoneChangeMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ConfirmPhoneChangeMutationVariables = {data: ContactChangeConfirmation}

    /**
 * @summary Confirm the new phone
 */
export const useConfirmPhoneChange = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmPhoneChange>>, TError,ConfirmPhoneChangeMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmPhoneChange>>,
        TError,
        ConfirmPhoneChangeMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmPhoneChangeMutationOptions(options), queryClient);
    }
    export const getListSessionsUrl = (params?: ListSessionsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/user/sessions?${stringifiedParams}` : `/api/user/sessions`
}

/**
 * The latest seen first.
 * @summary Where the player is logged in
 */
export const listSessions = async (params?: ListSessionsParams, options?: Parameters<typeof mutator>[1]): Promise<SessionList> => {

  return mutator<SessionList>(getListSessionsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListSessionsInfiniteQueryKey = (params?: ListSessionsParams,) => {
    return [
    'infinite', `/api/user/sessions`, ...(params ? [params] : [])
    ] as const;
    }

export const getListSessionsQueryKey = (params?: ListSessionsParams,) => {
    return [
    `/api/user/sessions`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSessionsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListSessionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>, QueryKey, ListSessionsParams['page']> = ({ signal, pageParam }) => listSessions({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsInfiniteQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListSessionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListSessionsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where the player is logged in
 */

export function useListSessionsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listSessions>>, ListSessionsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData, QueryKey, ListSessionsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSessionsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSessions>>> = ({ signal }) => listSessions(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSessions>>>
export type ListSessionsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListSessionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSessions>>,
          TError,
          Awaited<ReturnType<typeof listSessions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Where the player is logged in
 */

export function useListSessions<TData = Awaited<ReturnType<typeof listSessions>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListSessionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSessions>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSessionsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getEndSessionUrl = (id: string,) => {




  return `/api/user/sessions/${encodeURIComponent(String(id))}`
}

/**
 * The token of that session is dead afterwards. Ending the present one logs out.
 * @summary End a session
 */
export const endSession = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<void> => {

  return mutator<void>(getEndSessionUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getEndSessionMutationKey = () => ['endSession'] as const;

export const getEndSessionMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext> => {

const mutationKey = getEndSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSession>>, EndSessionMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  endSession(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endSession>>>

    export type EndSessionMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type EndSessionMutationVariables = {id: string}

    /**
 * @summary End a session
 */
export const useEndSession = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSession>>, TError,EndSessionMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endSession>>,
        TError,
        EndSessionMutationVariables,
        TContext
      > => {
      return useMutation(getEndSessionMutationOptions(options), queryClient);
    }
    export const getListDocumentsUrl = (params?: ListDocumentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/user/documents?${stringifiedParams}` : `/api/user/documents`
}

/**
 * The newest first. An excluded or suspended player may see them and send more, for a withdrawal needs them (D10).
 * @summary The player's documents
 */
export const listDocuments = async (params?: ListDocumentsParams, options?: Parameters<typeof mutator>[1]): Promise<IdentityDocumentList> => {

  return mutator<IdentityDocumentList>(getListDocumentsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListDocumentsInfiniteQueryKey = (params?: ListDocumentsParams,) => {
    return [
    'infinite', `/api/user/documents`, ...(params ? [params] : [])
    ] as const;
    }

export const getListDocumentsQueryKey = (params?: ListDocumentsParams,) => {
    return [
    `/api/user/documents`, ...(params ? [params] : [])
    ] as const;
    }


export const getListDocumentsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listDocuments>>, ListDocumentsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListDocumentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData, QueryKey, ListDocumentsParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocuments>>, QueryKey, ListDocumentsParams['page']> = ({ signal, pageParam }) => listDocuments({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData, QueryKey, ListDocumentsParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDocumentsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listDocuments>>>
export type ListDocumentsInfiniteQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListDocumentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDocuments>>, ListDocumentsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListDocumentsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData, QueryKey, ListDocumentsParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDocuments>>, ListDocumentsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData, QueryKey, ListDocumentsParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocumentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDocuments>>, ListDocumentsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData, QueryKey, ListDocumentsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's documents
 */

export function useListDocumentsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listDocuments>>, ListDocumentsParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData, QueryKey, ListDocumentsParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDocumentsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListDocumentsQueryOptions = <TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDocumentsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDocuments>>> = ({ signal }) => listDocuments(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDocumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listDocuments>>>
export type ListDocumentsQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListDocumentsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDocuments>>,
          TError,
          Awaited<ReturnType<typeof listDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's documents
 */

export function useListDocuments<TData = Awaited<ReturnType<typeof listDocuments>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListDocumentsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDocuments>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDocumentsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getUploadDocumentUrl = () => {




  return `/api/user/documents`
}

/**
 * One side a call: JPEG, PNG or PDF, at most 10 MB. It waits for a decision as pending.
 * @summary Send a document
 */
export const uploadDocument = async (uploadDocumentRequest: UploadDocumentRequest, options?: Parameters<typeof mutator>[1]): Promise<IdentityDocumentAnswer> => {
    const formData = new FormData();
formData.append(`type`, uploadDocumentRequest.type);
formData.append(`side`, uploadDocumentRequest.side);
formData.append(`file`, uploadDocumentRequest.file);

  return mutator<IdentityDocumentAnswer>(getUploadDocumentUrl(),
  {
    ...options,
    method: 'POST'
    ,
    body: formData
  }
);}





export const getUploadDocumentMutationKey = () => ['uploadDocument'] as const;

export const getUploadDocumentMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadDocument>>, TError,UploadDocumentMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadDocument>>, TError,UploadDocumentMutationVariables, TContext> => {

const mutationKey = getUploadDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadDocument>>, UploadDocumentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadDocument(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof uploadDocument>>>
    export type UploadDocumentMutationBody = UploadDocumentRequest
    export type UploadDocumentMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type UploadDocumentMutationVariables = {data: UploadDocumentRequest}

    /**
 * @summary Send a document
 */
export const useUploadDocument = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | PayloadTooLargeResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadDocument>>, TError,UploadDocumentMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadDocument>>,
        TError,
        UploadDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getUploadDocumentMutationOptions(options), queryClient);
    }
    export const getGetAddressByZipcodeUrl = (zipcode: Zipcode,) => {




  return `/v2/zipcode/${encodeURIComponent(String(zipcode))}`
}

/**
 * Fills in the address form. Street and district are empty where one code covers a whole town.
 * @summary The address of a postal code
 */
export const getAddressByZipcode = async (zipcode: Zipcode, options?: Parameters<typeof mutator>[1]): Promise<ZipcodeAddressAnswer> => {

  return mutator<ZipcodeAddressAnswer>(getGetAddressByZipcodeUrl(zipcode),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAddressByZipcodeQueryKey = (zipcode: Zipcode,) => {
    return [
    `/v2/zipcode/${zipcode}`
    ] as const;
    }


export const getGetAddressByZipcodeQueryOptions = <TData = Awaited<ReturnType<typeof getAddressByZipcode>>, TError = ErrorType<Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(zipcode: Zipcode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressByZipcode>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAddressByZipcodeQueryKey(zipcode);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAddressByZipcode>>> = ({ signal }) => getAddressByZipcode(zipcode, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: zipcode !== null && zipcode !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAddressByZipcode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAddressByZipcodeQueryResult = NonNullable<Awaited<ReturnType<typeof getAddressByZipcode>>>
export type GetAddressByZipcodeQueryError = ErrorType<Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetAddressByZipcode<TData = Awaited<ReturnType<typeof getAddressByZipcode>>, TError = ErrorType<Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 zipcode: Zipcode, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressByZipcode>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAddressByZipcode>>,
          TError,
          Awaited<ReturnType<typeof getAddressByZipcode>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAddressByZipcode<TData = Awaited<ReturnType<typeof getAddressByZipcode>>, TError = ErrorType<Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 zipcode: Zipcode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressByZipcode>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAddressByZipcode>>,
          TError,
          Awaited<ReturnType<typeof getAddressByZipcode>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAddressByZipcode<TData = Awaited<ReturnType<typeof getAddressByZipcode>>, TError = ErrorType<Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 zipcode: Zipcode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressByZipcode>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The address of a postal code
 */

export function useGetAddressByZipcode<TData = Awaited<ReturnType<typeof getAddressByZipcode>>, TError = ErrorType<Message | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 zipcode: Zipcode, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAddressByZipcode>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAddressByZipcodeQueryOptions(zipcode,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






