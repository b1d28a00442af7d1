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
  AccessAnswer
} from './model/access-answer';

import type {
  AccessConfirmedAnswer
} from './model/access-confirmed-answer';

import type {
  AccessPasswordRequest
} from './model/access-password-request';

import type {
  CodeRejection
} from './model/code-rejection';

import type {
  ConfirmAccessRequest
} from './model/confirm-access-request';

import type {
  ConfirmLoginRequest
} from './model/confirm-login-request';

import type {
  ConfirmTotpRequest
} from './model/confirm-totp-request';

import type {
  ConfirmedLoginAnswer
} from './model/confirmed-login-answer';

import type {
  ForbiddenResponse
} from './model/forbidden-response';

import type {
  ListPasskeysParams
} from './model/list-passkeys-params';

import type {
  ListTrustedDevicesParams
} from './model/list-trusted-devices-params';

import type {
  LocationAnswer
} from './model/location-answer';

import type {
  LoginCodeSentAnswer
} from './model/login-code-sent-answer';

import type {
  Message
} from './model/message';

import type {
  NotFoundResponse
} from './model/not-found-response';

import type {
  PasskeyAnswer
} from './model/passkey-answer';

import type {
  PasskeyAssertion
} from './model/passkey-assertion';

import type {
  PasskeyCreationAnswer
} from './model/passkey-creation-answer';

import type {
  PasskeyList
} from './model/passkey-list';

import type {
  PasskeyRequestAnswer
} from './model/passkey-request-answer';

import type {
  RecoveryCodesAnswer
} from './model/recovery-codes-answer';

import type {
  RegisterPasskeyRequest
} from './model/register-passkey-request';

import type {
  RenamePasskeyRequest
} from './model/rename-passkey-request';

import type {
  ReportLocationRequest
} from './model/report-location-request';

import type {
  ResendLoginCodeRequest
} from './model/resend-login-code-request';

import type {
  ServerErrorResponse
} from './model/server-error-response';

import type {
  TooManyRequestsResponse
} from './model/too-many-requests-response';

import type {
  TotpSecretAnswer
} from './model/totp-secret-answer';

import type {
  TrustedDeviceList
} from './model/trusted-device-list';

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

export const getConfirmLoginUrl = () => {




  return `/v2/auth/login/code`
}

/**
 * A login whose answer has second_factor is finished here (Q30). The challenge is valid once, for some minutes and some
 * attempts. Under trust_device the answer has a device_token: the site keeps it in a cookie and sends it as Device-Token of the next login,
 * which then needs no second factor until the policy asks again. A recovery code works once.
 * @summary Finish a login with the second factor
 */
export const confirmLogin = async (confirmLoginRequest: ConfirmLoginRequest, options?: Parameters<typeof mutator>[1]): Promise<ConfirmedLoginAnswer> => {

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
return mutator<ConfirmedLoginAnswer>(getConfirmLoginUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmLoginRequest)
  }
);}





export const getConfirmLoginMutationKey = () => ['confirmLogin'] as const;

export const getConfirmLoginMutationOptions = <TError = ErrorType<ForbiddenResponse | Message | CodeRejection | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmLogin>>, TError,ConfirmLoginMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmLogin>>, TError,ConfirmLoginMutationVariables, TContext> => {

const mutationKey = getConfirmLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmLogin>>, ConfirmLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmLogin(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmLoginMutationResult = NonNullable<Awaited<ReturnType<typeof confirmLogin>>>
    export type ConfirmLoginMutationBody = ConfirmLoginRequest
    export type ConfirmLoginMutationError = ErrorType<ForbiddenResponse | Message | CodeRejection | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ConfirmLoginMutationVariables = {data: ConfirmLoginRequest}

    /**
 * @summary Finish a login with the second factor
 */
export const useConfirmLogin = <TError = ErrorType<ForbiddenResponse | Message | CodeRejection | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmLogin>>, TError,ConfirmLoginMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmLogin>>,
        TError,
        ConfirmLoginMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmLoginMutationOptions(options), queryClient);
    }
    export const getResendLoginCodeUrl = () => {




  return `/v2/auth/login/code/resend`
}

/**
 * The earlier code is void. Before resend_in of the last answer has passed, the answer is 429 with Retry-After.
 * @summary Send another code by e-mail
 */
export const resendLoginCode = async (resendLoginCodeRequest: ResendLoginCodeRequest, options?: Parameters<typeof mutator>[1]): Promise<LoginCodeSentAnswer> => {

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
return mutator<LoginCodeSentAnswer>(getResendLoginCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(resendLoginCodeRequest)
  }
);}





export const getResendLoginCodeMutationKey = () => ['resendLoginCode'] as const;

export const getResendLoginCodeMutationOptions = <TError = ErrorType<ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendLoginCode>>, TError,ResendLoginCodeMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof resendLoginCode>>, TError,ResendLoginCodeMutationVariables, TContext> => {

const mutationKey = getResendLoginCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendLoginCode>>, ResendLoginCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resendLoginCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendLoginCodeMutationResult = NonNullable<Awaited<ReturnType<typeof resendLoginCode>>>
    export type ResendLoginCodeMutationBody = ResendLoginCodeRequest
    export type ResendLoginCodeMutationError = ErrorType<ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ResendLoginCodeMutationVariables = {data: ResendLoginCodeRequest}

    /**
 * @summary Send another code by e-mail
 */
export const useResendLoginCode = <TError = ErrorType<ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendLoginCode>>, TError,ResendLoginCodeMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendLoginCode>>,
        TError,
        ResendLoginCodeMutationVariables,
        TContext
      > => {
      return useMutation(getResendLoginCodeMutationOptions(options), queryClient);
    }
    export const getGetAccessUrl = () => {




  return `/api/user/access`
}

/**
 * A suspended or excluded player can read and change it too: it protects the balance.
 * @summary How the player logs in
 */
export const getAccess = async ( options?: Parameters<typeof mutator>[1]): Promise<AccessAnswer> => {

  return mutator<AccessAnswer>(getGetAccessUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetAccessQueryKey = () => {
    return [
    `/api/user/access`
    ] as const;
    }


export const getGetAccessQueryOptions = <TData = Awaited<ReturnType<typeof getAccess>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccess>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccessQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccess>>> = ({ signal }) => getAccess({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccess>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccessQueryResult = NonNullable<Awaited<ReturnType<typeof getAccess>>>
export type GetAccessQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useGetAccess<TData = Awaited<ReturnType<typeof getAccess>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccess>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccess>>,
          TError,
          Awaited<ReturnType<typeof getAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccess<TData = Awaited<ReturnType<typeof getAccess>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccess>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccess>>,
          TError,
          Awaited<ReturnType<typeof getAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccess<TData = Awaited<ReturnType<typeof getAccess>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccess>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How the player logs in
 */

export function useGetAccess<TData = Awaited<ReturnType<typeof getAccess>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccess>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccessQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getStartTotpUrl = () => {




  return `/api/user/totp`
}

/**
 * Nothing changes until the first code is confirmed. A second start replaces the first one's secret. The secret is shown once.
 * @summary Start to use an app for codes
 */
export const startTotp = async (accessPasswordRequest: AccessPasswordRequest, options?: Parameters<typeof mutator>[1]): Promise<TotpSecretAnswer> => {

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
return mutator<TotpSecretAnswer>(getStartTotpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(accessPasswordRequest)
  }
);}





export const getStartTotpMutationKey = () => ['startTotp'] as const;

export const getStartTotpMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTotp>>, TError,StartTotpMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof startTotp>>, TError,StartTotpMutationVariables, TContext> => {

const mutationKey = getStartTotpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startTotp>>, StartTotpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startTotp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartTotpMutationResult = NonNullable<Awaited<ReturnType<typeof startTotp>>>
    export type StartTotpMutationBody = AccessPasswordRequest
    export type StartTotpMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type StartTotpMutationVariables = {data: AccessPasswordRequest}

    /**
 * @summary Start to use an app for codes
 */
export const useStartTotp = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTotp>>, TError,StartTotpMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startTotp>>,
        TError,
        StartTotpMutationVariables,
        TContext
      > => {
      return useMutation(getStartTotpMutationOptions(options), queryClient);
    }
    export const getConfirmTotpUrl = () => {




  return `/api/user/totp/confirm`
}

/**
 * The recovery codes are in this answer only. Each works once, in place of a code of the app.
 * @summary Confirm the app with its first code
 */
export const confirmTotp = async (confirmTotpRequest: ConfirmTotpRequest, options?: Parameters<typeof mutator>[1]): Promise<RecoveryCodesAnswer> => {

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
return mutator<RecoveryCodesAnswer>(getConfirmTotpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmTotpRequest)
  }
);}





export const getConfirmTotpMutationKey = () => ['confirmTotp'] as const;

export const getConfirmTotpMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | CodeRejection | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTotp>>, TError,ConfirmTotpMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmTotp>>, TError,ConfirmTotpMutationVariables, TContext> => {

const mutationKey = getConfirmTotpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmTotp>>, ConfirmTotpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmTotp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmTotpMutationResult = NonNullable<Awaited<ReturnType<typeof confirmTotp>>>
    export type ConfirmTotpMutationBody = ConfirmTotpRequest
    export type ConfirmTotpMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | CodeRejection | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ConfirmTotpMutationVariables = {data: ConfirmTotpRequest}

    /**
 * @summary Confirm the app with its first code
 */
export const useConfirmTotp = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | CodeRejection | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTotp>>, TError,ConfirmTotpMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmTotp>>,
        TError,
        ConfirmTotpMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmTotpMutationOptions(options), queryClient);
    }
    export const getRemoveTotpUrl = () => {




  return `/api/user/totp/remove`
}

/**
 * Later logins use codes by e-mail. All trusted devices are revoked.
 * @summary Stop using the app for codes
 */
export const removeTotp = async (accessPasswordRequest: AccessPasswordRequest, options?: Parameters<typeof mutator>[1]): Promise<void> => {

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
return mutator<void>(getRemoveTotpUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(accessPasswordRequest)
  }
);}





export const getRemoveTotpMutationKey = () => ['removeTotp'] as const;

export const getRemoveTotpMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeTotp>>, TError,RemoveTotpMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof removeTotp>>, TError,RemoveTotpMutationVariables, TContext> => {

const mutationKey = getRemoveTotpMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeTotp>>, RemoveTotpMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removeTotp(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveTotpMutationResult = NonNullable<Awaited<ReturnType<typeof removeTotp>>>
    export type RemoveTotpMutationBody = AccessPasswordRequest
    export type RemoveTotpMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RemoveTotpMutationVariables = {data: AccessPasswordRequest}

    /**
 * @summary Stop using the app for codes
 */
export const useRemoveTotp = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeTotp>>, TError,RemoveTotpMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeTotp>>,
        TError,
        RemoveTotpMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveTotpMutationOptions(options), queryClient);
    }
    export const getListTrustedDevicesUrl = (params?: ListTrustedDevicesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/user/devices?${stringifiedParams}` : `/api/user/devices`
}

/**
 * The latest used first.
 * @summary Devices that need no second factor
 */
export const listTrustedDevices = async (params?: ListTrustedDevicesParams, options?: Parameters<typeof mutator>[1]): Promise<TrustedDeviceList> => {

  return mutator<TrustedDeviceList>(getListTrustedDevicesUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListTrustedDevicesInfiniteQueryKey = (params?: ListTrustedDevicesParams,) => {
    return [
    'infinite', `/api/user/devices`, ...(params ? [params] : [])
    ] as const;
    }

export const getListTrustedDevicesQueryKey = (params?: ListTrustedDevicesParams,) => {
    return [
    `/api/user/devices`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTrustedDevicesInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listTrustedDevices>>, ListTrustedDevicesParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListTrustedDevicesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTrustedDevices>>, TError, TData, QueryKey, ListTrustedDevicesParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTrustedDevicesInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTrustedDevices>>, QueryKey, ListTrustedDevicesParams['page']> = ({ signal, pageParam }) => listTrustedDevices({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTrustedDevices>>, TError, TData, QueryKey, ListTrustedDevicesParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTrustedDevicesInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listTrustedDevices>>>
export type ListTrustedDevicesInfiniteQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListTrustedDevicesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTrustedDevices>>, ListTrustedDevicesParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListTrustedDevicesParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTrustedDevices>>, TError, TData, QueryKey, ListTrustedDevicesParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrustedDevices>>,
          TError,
          Awaited<ReturnType<typeof listTrustedDevices>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrustedDevicesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTrustedDevices>>, ListTrustedDevicesParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTrustedDevicesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTrustedDevices>>, TError, TData, QueryKey, ListTrustedDevicesParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrustedDevices>>,
          TError,
          Awaited<ReturnType<typeof listTrustedDevices>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrustedDevicesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTrustedDevices>>, ListTrustedDevicesParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTrustedDevicesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTrustedDevices>>, TError, TData, QueryKey, ListTrustedDevicesParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Devices that need no second factor
 */

export function useListTrustedDevicesInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listTrustedDevices>>, ListTrustedDevicesParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTrustedDevicesParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listTrustedDevices>>, TError, TData, QueryKey, ListTrustedDevicesParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTrustedDevicesInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListTrustedDevicesQueryOptions = <TData = Awaited<ReturnType<typeof listTrustedDevices>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListTrustedDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrustedDevices>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTrustedDevicesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTrustedDevices>>> = ({ signal }) => listTrustedDevices(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTrustedDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTrustedDevicesQueryResult = NonNullable<Awaited<ReturnType<typeof listTrustedDevices>>>
export type ListTrustedDevicesQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListTrustedDevices<TData = Awaited<ReturnType<typeof listTrustedDevices>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListTrustedDevicesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrustedDevices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrustedDevices>>,
          TError,
          Awaited<ReturnType<typeof listTrustedDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrustedDevices<TData = Awaited<ReturnType<typeof listTrustedDevices>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTrustedDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrustedDevices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrustedDevices>>,
          TError,
          Awaited<ReturnType<typeof listTrustedDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrustedDevices<TData = Awaited<ReturnType<typeof listTrustedDevices>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTrustedDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrustedDevices>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Devices that need no second factor
 */

export function useListTrustedDevices<TData = Awaited<ReturnType<typeof listTrustedDevices>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListTrustedDevicesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrustedDevices>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTrustedDevicesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRevokeTrustedDeviceUrl = (id: string,) => {




  return `/api/user/devices/${encodeURIComponent(String(id))}`
}

/**
 * The next login on it needs the second factor. Its open session goes on.
 * @summary Trust a device no longer
 */
export const revokeTrustedDevice = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<void> => {

  return mutator<void>(getRevokeTrustedDeviceUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRevokeTrustedDeviceMutationKey = () => ['revokeTrustedDevice'] as const;

export const getRevokeTrustedDeviceMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeTrustedDevice>>, TError,RevokeTrustedDeviceMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeTrustedDevice>>, TError,RevokeTrustedDeviceMutationVariables, TContext> => {

const mutationKey = getRevokeTrustedDeviceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeTrustedDevice>>, RevokeTrustedDeviceMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revokeTrustedDevice(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeTrustedDeviceMutationResult = NonNullable<Awaited<ReturnType<typeof revokeTrustedDevice>>>

    export type RevokeTrustedDeviceMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RevokeTrustedDeviceMutationVariables = {id: string}

    /**
 * @summary Trust a device no longer
 */
export const useRevokeTrustedDevice = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeTrustedDevice>>, TError,RevokeTrustedDeviceMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeTrustedDevice>>,
        TError,
        RevokeTrustedDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeTrustedDeviceMutationOptions(options), queryClient);
    }
    export const getStartPasskeyLoginUrl = () => {




  return `/v2/auth/passkey/challenge`
}

/**
 * Without an account name, so that the device offers its own passkeys (Q31). The challenge is valid once, for some minutes.
 * @summary Get a challenge for a login with a passkey
 */
export const startPasskeyLogin = async ( options?: Parameters<typeof mutator>[1]): Promise<PasskeyRequestAnswer> => {

  return mutator<PasskeyRequestAnswer>(getStartPasskeyLoginUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getStartPasskeyLoginMutationKey = () => ['startPasskeyLogin'] as const;

export const getStartPasskeyLoginMutationOptions = <TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPasskeyLogin>>, TError,void, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof startPasskeyLogin>>, TError,void, TContext> => {

const mutationKey = getStartPasskeyLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startPasskeyLogin>>, void> = () => {


          return  startPasskeyLogin(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartPasskeyLoginMutationResult = NonNullable<Awaited<ReturnType<typeof startPasskeyLogin>>>

    export type StartPasskeyLoginMutationError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


    /**
 * @summary Get a challenge for a login with a passkey
 */
export const useStartPasskeyLogin = <TError = ErrorType<ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPasskeyLogin>>, TError,void, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startPasskeyLogin>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getStartPasskeyLoginMutationOptions(options), queryClient);
    }
    export const getLogInWithPasskeyUrl = () => {




  return `/v2/auth/passkey`
}

/**
 * The device has verified its user (fingerprint, face or PIN), so that no other factor is asked for. The server verifies type,
 * challenge, origin, rp_id, user presence and verification, the signature, and that the counter has grown.
 * @summary Log in with a passkey
 */
export const logInWithPasskey = async (passkeyAssertion: PasskeyAssertion, options?: Parameters<typeof mutator>[1]): Promise<ConfirmedLoginAnswer> => {

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
return mutator<ConfirmedLoginAnswer>(getLogInWithPasskeyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passkeyAssertion)
  }
);}





export const getLogInWithPasskeyMutationKey = () => ['logInWithPasskey'] as const;

export const getLogInWithPasskeyMutationOptions = <TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logInWithPasskey>>, TError,LogInWithPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof logInWithPasskey>>, TError,LogInWithPasskeyMutationVariables, TContext> => {

const mutationKey = getLogInWithPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logInWithPasskey>>, LogInWithPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logInWithPasskey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogInWithPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof logInWithPasskey>>>
    export type LogInWithPasskeyMutationBody = PasskeyAssertion
    export type LogInWithPasskeyMutationError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type LogInWithPasskeyMutationVariables = {data: PasskeyAssertion}

    /**
 * @summary Log in with a passkey
 */
export const useLogInWithPasskey = <TError = ErrorType<ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logInWithPasskey>>, TError,LogInWithPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logInWithPasskey>>,
        TError,
        LogInWithPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getLogInWithPasskeyMutationOptions(options), queryClient);
    }
    export const getListPasskeysUrl = (params?: ListPasskeysParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/user/passkeys?${stringifiedParams}` : `/api/user/passkeys`
}

/**
 * The latest first.
 * @summary The player's passkeys
 */
export const listPasskeys = async (params?: ListPasskeysParams, options?: Parameters<typeof mutator>[1]): Promise<PasskeyList> => {

  return mutator<PasskeyList>(getListPasskeysUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}





export const getListPasskeysInfiniteQueryKey = (params?: ListPasskeysParams,) => {
    return [
    'infinite', `/api/user/passkeys`, ...(params ? [params] : [])
    ] as const;
    }

export const getListPasskeysQueryKey = (params?: ListPasskeysParams,) => {
    return [
    `/api/user/passkeys`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPasskeysInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listPasskeys>>, ListPasskeysParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListPasskeysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData, QueryKey, ListPasskeysParams['page']>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPasskeysInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPasskeys>>, QueryKey, ListPasskeysParams['page']> = ({ signal, pageParam }) => listPasskeys({...params, 'page': pageParam ?? params?.['page']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData, QueryKey, ListPasskeysParams['page']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPasskeysInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listPasskeys>>>
export type ListPasskeysInfiniteQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListPasskeysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPasskeys>>, ListPasskeysParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListPasskeysParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData, QueryKey, ListPasskeysParams['page']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPasskeys>>,
          TError,
          Awaited<ReturnType<typeof listPasskeys>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPasskeysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPasskeys>>, ListPasskeysParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPasskeysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData, QueryKey, ListPasskeysParams['page']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPasskeys>>,
          TError,
          Awaited<ReturnType<typeof listPasskeys>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPasskeysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPasskeys>>, ListPasskeysParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPasskeysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData, QueryKey, ListPasskeysParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's passkeys
 */

export function useListPasskeysInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listPasskeys>>, ListPasskeysParams['page']>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPasskeysParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData, QueryKey, ListPasskeysParams['page']>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPasskeysInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getListPasskeysQueryOptions = <TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(params?: ListPasskeysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPasskeysQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPasskeys>>> = ({ signal }) => listPasskeys(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPasskeysQueryResult = NonNullable<Awaited<ReturnType<typeof listPasskeys>>>
export type ListPasskeysQueryError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params: undefined |  ListPasskeysParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPasskeys>>,
          TError,
          Awaited<ReturnType<typeof listPasskeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPasskeysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPasskeys>>,
          TError,
          Awaited<ReturnType<typeof listPasskeys>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPasskeysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The player's passkeys
 */

export function useListPasskeys<TData = Awaited<ReturnType<typeof listPasskeys>>, TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>>(
 params?: ListPasskeysParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPasskeys>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPasskeysQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getRegisterPasskeyUrl = () => {




  return `/api/user/passkeys`
}

/**
 * Answers startPasskeyRegistration. Attestation is not asked for, so that the browser's reading of the public key is as good as
 * the attestation object.
 * @summary Register a passkey
 */
export const registerPasskey = async (registerPasskeyRequest: RegisterPasskeyRequest, options?: Parameters<typeof mutator>[1]): Promise<PasskeyAnswer> => {

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
return mutator<PasskeyAnswer>(getRegisterPasskeyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerPasskeyRequest)
  }
);}





export const getRegisterPasskeyMutationKey = () => ['registerPasskey'] as const;

export const getRegisterPasskeyMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPasskey>>, TError,RegisterPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof registerPasskey>>, TError,RegisterPasskeyMutationVariables, TContext> => {

const mutationKey = getRegisterPasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerPasskey>>, RegisterPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerPasskey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof registerPasskey>>>
    export type RegisterPasskeyMutationBody = RegisterPasskeyRequest
    export type RegisterPasskeyMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RegisterPasskeyMutationVariables = {data: RegisterPasskeyRequest}

    /**
 * @summary Register a passkey
 */
export const useRegisterPasskey = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | Message | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerPasskey>>, TError,RegisterPasskeyMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerPasskey>>,
        TError,
        RegisterPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterPasskeyMutationOptions(options), queryClient);
    }
    export const getStartPasskeyRegistrationUrl = () => {




  return `/api/user/passkeys/challenge`
}

/**
 * The challenge is valid once, for some minutes.
 * @summary Start to register a passkey
 */
export const startPasskeyRegistration = async (accessPasswordRequest: AccessPasswordRequest, options?: Parameters<typeof mutator>[1]): Promise<PasskeyCreationAnswer> => {

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
return mutator<PasskeyCreationAnswer>(getStartPasskeyRegistrationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(accessPasswordRequest)
  }
);}





export const getStartPasskeyRegistrationMutationKey = () => ['startPasskeyRegistration'] as const;

export const getStartPasskeyRegistrationMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPasskeyRegistration>>, TError,StartPasskeyRegistrationMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof startPasskeyRegistration>>, TError,StartPasskeyRegistrationMutationVariables, TContext> => {

const mutationKey = getStartPasskeyRegistrationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startPasskeyRegistration>>, StartPasskeyRegistrationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startPasskeyRegistration(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartPasskeyRegistrationMutationResult = NonNullable<Awaited<ReturnType<typeof startPasskeyRegistration>>>
    export type StartPasskeyRegistrationMutationBody = AccessPasswordRequest
    export type StartPasskeyRegistrationMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type StartPasskeyRegistrationMutationVariables = {data: AccessPasswordRequest}

    /**
 * @summary Start to register a passkey
 */
export const useStartPasskeyRegistration = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPasskeyRegistration>>, TError,StartPasskeyRegistrationMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startPasskeyRegistration>>,
        TError,
        StartPasskeyRegistrationMutationVariables,
        TContext
      > => {
      return useMutation(getStartPasskeyRegistrationMutationOptions(options), queryClient);
    }
    export const getRenamePasskeyUrl = (id: string,) => {




  return `/api/user/passkeys/${encodeURIComponent(String(id))}`
}

/**
 * Only the name that the player sees.
 * @summary Rename a passkey
 */
export const renamePasskey = async (id: string,
    renamePasskeyRequest: RenamePasskeyRequest, options?: Parameters<typeof mutator>[1]): Promise<PasskeyAnswer> => {

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
return mutator<PasskeyAnswer>(getRenamePasskeyUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(renamePasskeyRequest)
  }
);}





export const getRenamePasskeyMutationKey = () => ['renamePasskey'] as const;

export const getRenamePasskeyMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext> => {

const mutationKey = getRenamePasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renamePasskey>>, RenamePasskeyMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  renamePasskey(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenamePasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof renamePasskey>>>
    export type RenamePasskeyMutationBody = RenamePasskeyRequest
    export type RenamePasskeyMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RenamePasskeyMutationVariables = {id: string;data: RenamePasskeyRequest}

    /**
 * @summary Rename a passkey
 */
export const useRenamePasskey = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renamePasskey>>, TError,RenamePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renamePasskey>>,
        TError,
        RenamePasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getRenamePasskeyMutationOptions(options), queryClient);
    }
    export const getRemovePasskeyUrl = (id: string,) => {




  return `/api/user/passkeys/${encodeURIComponent(String(id))}`
}

/**
 * It logs nobody in afterwards. The device keeps its own copy, which is of no use.
 * @summary Remove a passkey
 */
export const removePasskey = async (id: string, options?: Parameters<typeof mutator>[1]): Promise<void> => {

  return mutator<void>(getRemovePasskeyUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}





export const getRemovePasskeyMutationKey = () => ['removePasskey'] as const;

export const getRemovePasskeyMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext> => {

const mutationKey = getRemovePasskeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removePasskey>>, RemovePasskeyMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removePasskey(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemovePasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof removePasskey>>>

    export type RemovePasskeyMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type RemovePasskeyMutationVariables = {id: string}

    /**
 * @summary Remove a passkey
 */
export const useRemovePasskey = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removePasskey>>, TError,RemovePasskeyMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removePasskey>>,
        TError,
        RemovePasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getRemovePasskeyMutationOptions(options), queryClient);
    }
    export const getConfirmAccessUrl = () => {




  return `/api/user/access/confirm`
}

/**
 * Answers a 403 confirmation_required (Q32) and unlocks a page after inactivity (Q33). By password, by a code of the app, or by
 * a passkey. The session is confirmed for some minutes. The refused request was not executed, its idempotency key is not
 * used up, and the site sends it again unchanged.
 * @summary Confirm that the player is still the same person
 */
export const confirmAccess = async (confirmAccessRequest: ConfirmAccessRequest, options?: Parameters<typeof mutator>[1]): Promise<AccessConfirmedAnswer> => {

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
return mutator<AccessConfirmedAnswer>(getConfirmAccessUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmAccessRequest)
  }
);}





export const getConfirmAccessMutationKey = () => ['confirmAccess'] as const;

export const getConfirmAccessMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmAccess>>, TError,ConfirmAccessMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmAccess>>, TError,ConfirmAccessMutationVariables, TContext> => {

const mutationKey = getConfirmAccessMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmAccess>>, ConfirmAccessMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmAccess(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmAccessMutationResult = NonNullable<Awaited<ReturnType<typeof confirmAccess>>>
    export type ConfirmAccessMutationBody = ConfirmAccessRequest
    export type ConfirmAccessMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ConfirmAccessMutationVariables = {data: ConfirmAccessRequest}

    /**
 * @summary Confirm that the player is still the same person
 */
export const useConfirmAccess = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmAccess>>, TError,ConfirmAccessMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmAccess>>,
        TError,
        ConfirmAccessMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmAccessMutationOptions(options), queryClient);
    }
    export const getStartAccessConfirmationUrl = () => {




  return `/api/user/access/confirm/passkey`
}

/**
 * Only passkeys of this player are allowed.
 * @summary Get a challenge to confirm with a passkey
 */
export const startAccessConfirmation = async ( options?: Parameters<typeof mutator>[1]): Promise<PasskeyRequestAnswer> => {

  return mutator<PasskeyRequestAnswer>(getStartAccessConfirmationUrl(),
  {
    ...options,
    method: 'POST'


  }
);}





export const getStartAccessConfirmationMutationKey = () => ['startAccessConfirmation'] as const;

export const getStartAccessConfirmationMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startAccessConfirmation>>, TError,void, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof startAccessConfirmation>>, TError,void, TContext> => {

const mutationKey = getStartAccessConfirmationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startAccessConfirmation>>, void> = () => {


          return  startAccessConfirmation(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartAccessConfirmationMutationResult = NonNullable<Awaited<ReturnType<typeof startAccessConfirmation>>>

    export type StartAccessConfirmationMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>


    /**
 * @summary Get a challenge to confirm with a passkey
 */
export const useStartAccessConfirmation = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startAccessConfirmation>>, TError,void, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startAccessConfirmation>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getStartAccessConfirmationMutationOptions(options), queryClient);
    }
    export const getReportLocationUrl = () => {




  return `/api/user/location`
}

/**
 * Answers a 403 location_required (Q34), or the question at the login. The position comes from the device and is used for this
 * check alone. The answer says whether it is in Brazil and until when it holds; the refused request is then sent again.
 * @summary Tell where the player is, with their consent
 */
export const reportLocation = async (reportLocationRequest: ReportLocationRequest, options?: Parameters<typeof mutator>[1]): Promise<LocationAnswer> => {

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
return mutator<LocationAnswer>(getReportLocationUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(reportLocationRequest)
  }
);}





export const getReportLocationMutationKey = () => ['reportLocation'] as const;

export const getReportLocationMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportLocation>>, TError,ReportLocationMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof reportLocation>>, TError,ReportLocationMutationVariables, TContext> => {

const mutationKey = getReportLocationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportLocation>>, ReportLocationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportLocation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportLocationMutationResult = NonNullable<Awaited<ReturnType<typeof reportLocation>>>
    export type ReportLocationMutationBody = ReportLocationRequest
    export type ReportLocationMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type ReportLocationMutationVariables = {data: ReportLocationRequest}

    /**
 * @summary Tell where the player is, with their consent
 */
export const useReportLocation = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | ValidationFailedResponse | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportLocation>>, TError,ReportLocationMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportLocation>>,
        TError,
        ReportLocationMutationVariables,
        TContext
      > => {
      return useMutation(getReportLocationMutationOptions(options), queryClient);
    }
