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
  IpAnswer
} from './model/ip-answer';

import type {
  LoginAnswer
} from './model/login-answer';

import type {
  LoginRejection
} from './model/login-rejection';

import type {
  LoginRequest
} from './model/login-request';

import type {
  LogoutAnswer
} from './model/logout-answer';

import type {
  MeAnswer
} from './model/me-answer';

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
  RegisterAnswer
} from './model/register-answer';

import type {
  RegisterRequest
} from './model/register-request';

import type {
  TokenAnswer
} from './model/token-answer';

import type {
  ValidateDocumentAnswer
} from './model/validate-document-answer';

import type {
  ValidateDocumentRequest
} from './model/validate-document-request';

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

export const getLoginUrl = () => {




  return `/api/auth/login`
}

/**
 * A17. The site reads access_token, expires_in, errors and error. A 200 with an access_token logs in (L2). A 200
 * without one is a refusal: its error text is shown, or 'Email ou senha incorretos!' (V3). A 403 shows its error
 * text, or 'Acesso negado' (V3). An excluded or suspended player can log in (D10). After too many wrong passwords
 * the account is blocked for a while: the last of them is answered by a 429, whose Retry-After says how long.
 * A 200 with second_factor asks for a second step, confirmLogin (a proposal of ours, Q30).
 * @summary Log in
 */
export const login = async (loginRequest: LoginRequest, options?: Parameters<typeof mutator>[1]): Promise<LoginAnswer> => {

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
return mutator<LoginAnswer>(getLoginUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(loginRequest)
  }
);}





export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<LoginRejection | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = LoginRequest
    export type LoginMutationError = ErrorType<LoginRejection | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>
    export type LoginMutationVariables = {data: LoginRequest}

    /**
 * @summary Log in
 */
export const useLogin = <TError = ErrorType<LoginRejection | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    export const getLogoutUrl = () => {




  return `/api/auth/logout`
}

/**
 * A18. What it answers is not known (A26): any 2xx will do, with or without a body. The token is dead afterwards.
 * Whatever the answer, the site clears cookies, user and favourites and goes to `/` (L2).
 * @summary Log out
 */
export const logout = async ( options?: Parameters<typeof mutator>[1]): Promise<LogoutAnswer | void> => {

  return mutator<LogoutAnswer | void>(getLogoutUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {


          return  logout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>


    /**
 * @summary Log out
 */
export const useLogout = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
    export const getGetMeUrl = () => {




  return `/api/auth/me`
}

/**
 * A19. The site reads user, balance, wallet, user_rollover and message. The top-level balance, wallet and
 * user_rollover win over what hangs on user; user_rollover is null when there is none (D2). The balance shown is
 * balance / 100; the bonus balance is wallet.bonus_mixed / 100 plus user_rollover.amount_current / 100 (E12).
 * @summary Who is logged in, with balance and bonus
 */
export const getMe = async ( options?: Parameters<typeof mutator>[1]): Promise<MeAnswer> => {

  return mutator<MeAnswer>(getGetMeUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetMeQueryKey = () => {
    return [
    `/api/auth/me`
    ] as const;
    }


export const getGetMeQueryOptions = <TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMe>>> = ({ signal }) => getMe({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMeQueryResult = NonNullable<Awaited<ReturnType<typeof getMe>>>
export type GetMeQueryError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>


export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMe>>,
          TError,
          Awaited<ReturnType<typeof getMe>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who is logged in, with balance and bonus
 */

export function useGetMe<TData = Awaited<ReturnType<typeof getMe>>, TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMe>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRefreshTokenUrl = () => {




  return `/api/auth/refresh`
}

/**
 * A20. The site reads access_token and expires_in. It calls when 5 minutes or less remain (L3) and after a 401 or
 * 403 'Unauthenticated.' (L7). A 401 'Token expirado ou inválido' ends the session (L7).
 * @summary Get a new token for the present one
 */
export const refreshToken = async ( options?: Parameters<typeof mutator>[1]): Promise<TokenAnswer> => {

  return mutator<TokenAnswer>(getRefreshTokenUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getRefreshTokenMutationKey = () => ['refreshToken'] as const;

export const getRefreshTokenMutationOptions = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError,void, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError,void, TContext> => {

const mutationKey = getRefreshTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshToken>>, void> = () => {


          return  refreshToken(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefreshTokenMutationResult = NonNullable<Awaited<ReturnType<typeof refreshToken>>>

    export type RefreshTokenMutationError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>


    /**
 * @summary Get a new token for the present one
 */
export const useRefreshToken = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError,void, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshToken>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getRefreshTokenMutationOptions(options), queryClient);
    }
    export const getRegisterPlayerUrl = () => {




  return `/v2/auth/register`
}

/**
 * A15. The site reads success, data.errors and message. It sends the fields of the form (E8), the password and the
 * e-mail as their own confirmations (V2), what the marketing cookies hold (K1) and a captcha-style token. A refusal
 * is a 200 with success false and data.errors, or a 422; its field errors land on the form's fields (V2).
 * @summary Open an account
 */
export const registerPlayer = async (registerRequest: RegisterRequest, options?: Parameters<typeof mutator>[1]): Promise<RegisterAnswer> => {

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
return mutator<RegisterAnswer>(getRegisterPlayerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerRequest)
  }
);}





export const getRegisterPlayerMutationKey = () => ['registerPlayer'] as const;

export const getRegisterPlayerMutationOptions = <TError = ErrorType<ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPlayer>>, TError,RegisterPlayerMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof registerPlayer>>, TError,RegisterPlayerMutationVariables, TContext> => {

const mutationKey = getRegisterPlayerMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerPlayer>>, RegisterPlayerMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerPlayer(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterPlayerMutationResult = NonNullable<Awaited<ReturnType<typeof registerPlayer>>>
    export type RegisterPlayerMutationBody = RegisterRequest
    export type RegisterPlayerMutationError = ErrorType<ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>
    export type RegisterPlayerMutationVariables = {data: RegisterRequest}

    /**
 * @summary Open an account
 */
export const useRegisterPlayer = <TError = ErrorType<ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPlayer>>, TError,RegisterPlayerMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerPlayer>>,
        TError,
        RegisterPlayerMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterPlayerMutationOptions(options), queryClient);
    }
    export const getValidateDocumentUrl = () => {




  return `/api/validate/document`
}

/**
 * A16. The site reads success, errors, name, birthday and message. success false shows its errors; an answer
 * without a name shows its message; a valid one fills in name and birthday; any failure clears both (V1).
 * @summary Check a CPF at registration
 */
export const validateDocument = async (validateDocumentRequest: ValidateDocumentRequest, options?: Parameters<typeof mutator>[1]): Promise<ValidateDocumentAnswer> => {

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
return mutator<ValidateDocumentAnswer>(getValidateDocumentUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(validateDocumentRequest)
  }
);}





export const getValidateDocumentMutationKey = () => ['validateDocument'] as const;

export const getValidateDocumentMutationOptions = <TError = ErrorType<ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof validateDocument>>, TError,ValidateDocumentMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof validateDocument>>, TError,ValidateDocumentMutationVariables, TContext> => {

const mutationKey = getValidateDocumentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof validateDocument>>, ValidateDocumentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  validateDocument(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ValidateDocumentMutationResult = NonNullable<Awaited<ReturnType<typeof validateDocument>>>
    export type ValidateDocumentMutationBody = ValidateDocumentRequest
    export type ValidateDocumentMutationError = ErrorType<ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>
    export type ValidateDocumentMutationVariables = {data: ValidateDocumentRequest}

    /**
 * @summary Check a CPF at registration
 */
export const useValidateDocument = <TError = ErrorType<ObservedForbiddenResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof validateDocument>>, TError,ValidateDocumentMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof validateDocument>>,
        TError,
        ValidateDocumentMutationVariables,
        TContext
      > => {
      return useMutation(getValidateDocumentMutationOptions(options), queryClient);
    }
    export const getGetIpUrl = () => {




  return `/v2/get-ip`
}

/**
 * A14. The site reads userIP and sends it as User-Ip from then on. If it fails, it is logged and the page opens (R35).
 * @summary The visitor's public address
 */
export const getIp = async ( options?: Parameters<typeof mutator>[1]): Promise<IpAnswer> => {

  return mutator<IpAnswer>(getGetIpUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetIpQueryKey = () => {
    return [
    `/v2/get-ip`
    ] as const;
    }


export const getGetIpQueryOptions = <TData = Awaited<ReturnType<typeof getIp>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIp>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIpQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIp>>> = ({ signal }) => getIp({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIpQueryResult = NonNullable<Awaited<ReturnType<typeof getIp>>>
export type GetIpQueryError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>


export function useGetIp<TData = Awaited<ReturnType<typeof getIp>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIp>>,
          TError,
          Awaited<ReturnType<typeof getIp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIp<TData = Awaited<ReturnType<typeof getIp>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIp>>,
          TError,
          Awaited<ReturnType<typeof getIp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIp<TData = Awaited<ReturnType<typeof getIp>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIp>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The visitor's public address
 */

export function useGetIp<TData = Awaited<ReturnType<typeof getIp>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIp>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIpQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






