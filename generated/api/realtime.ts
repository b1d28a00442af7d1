/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  ChannelAuthorization
} from './model/channel-authorization';

import type {
  ChannelAuthorizationRequest
} from './model/channel-authorization-request';

import type {
  ChannelBatch
} from './model/channel-batch';

import type {
  ChannelBatchRequest
} from './model/channel-batch-request';

import type {
  ForbiddenResponse
} from './model/forbidden-response';

import type {
  NotFoundResponse
} from './model/not-found-response';

import type {
  ObservedError
} from './model/observed-error';

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
  ServerErrorResponse
} from './model/server-error-response';

import type {
  SocketUser
} from './model/socket-user';

import type {
  SocketUserRequest
} from './model/socket-user-request';

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

import { mutator } from '../../src/api/mutator';
import type { ErrorType } from '../../src/api/mutator';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getAuthorizeChannelUrl = () => {




  return `/api/broadcasting/auth`
}

/**
 * A25, a POST by our decision. The Pusher protocol's channel authorization: the client names its connection and the
 * private channel, the backend answers with a signature made with the application's secret, HMAC-SHA256 over
 * `socket_id:channel_name` (with `:channel_data` after it where that is sent). Only a player's own channels are
 * authorized: `private-users.{userId}`, `private-deposits.approved.{userId}`, `private-bonus.{rolloverId}` (T1), and of
 * our proposals `private-withdrawals.{userId}` and `private-protection.{userId}`. The site sends JSON; a Pusher client
 * left to itself sends a form.
 * @summary Authorize a private real-time channel
 */
export const authorizeChannel = async (channelAuthorizationRequest: ChannelAuthorizationRequest, options?: Parameters<typeof mutator>[1]): Promise<ChannelAuthorization> => {

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
return mutator<ChannelAuthorization>(getAuthorizeChannelUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(channelAuthorizationRequest)
  }
);}





export const getAuthorizeChannelMutationKey = () => ['authorizeChannel'] as const;

export const getAuthorizeChannelMutationOptions = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authorizeChannel>>, TError,AuthorizeChannelMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof authorizeChannel>>, TError,AuthorizeChannelMutationVariables, TContext> => {

const mutationKey = getAuthorizeChannelMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authorizeChannel>>, AuthorizeChannelMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  authorizeChannel(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthorizeChannelMutationResult = NonNullable<Awaited<ReturnType<typeof authorizeChannel>>>
    export type AuthorizeChannelMutationBody = ChannelAuthorizationRequest
    export type AuthorizeChannelMutationError = ErrorType<ObservedUnauthorizedResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>
    export type AuthorizeChannelMutationVariables = {data: ChannelAuthorizationRequest}

    /**
 * @summary Authorize a private real-time channel
 */
export const useAuthorizeChannel = <TError = ErrorType<ObservedUnauthorizedResponse | ObservedError | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authorizeChannel>>, TError,AuthorizeChannelMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authorizeChannel>>,
        TError,
        AuthorizeChannelMutationVariables,
        TContext
      > => {
      return useMutation(getAuthorizeChannelMutationOptions(options), queryClient);
    }
    export const getAuthorizeChannelsUrl = () => {




  return `/api/broadcasting/auth/batch`
}

/**
 * The authorization of A25 for several channels of one connection, so that a page opens them with one request. The
 * signatures are those of A25. A channel that is not the player's own has none, and does not keep the others from
 * having theirs. The site calls it only if its configuration says `realtime.batchAuth`, and no more in this visit after
 * a 404.
 * @summary Authorize several private real-time channels
 */
export const authorizeChannels = async (channelBatchRequest: ChannelBatchRequest, options?: Parameters<typeof mutator>[1]): Promise<ChannelBatch> => {

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
return mutator<ChannelBatch>(getAuthorizeChannelsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(channelBatchRequest)
  }
);}





export const getAuthorizeChannelsMutationKey = () => ['authorizeChannels'] as const;

export const getAuthorizeChannelsMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authorizeChannels>>, TError,AuthorizeChannelsMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof authorizeChannels>>, TError,AuthorizeChannelsMutationVariables, TContext> => {

const mutationKey = getAuthorizeChannelsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authorizeChannels>>, AuthorizeChannelsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  authorizeChannels(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthorizeChannelsMutationResult = NonNullable<Awaited<ReturnType<typeof authorizeChannels>>>
    export type AuthorizeChannelsMutationBody = ChannelBatchRequest
    export type AuthorizeChannelsMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AuthorizeChannelsMutationVariables = {data: ChannelBatchRequest}

    /**
 * @summary Authorize several private real-time channels
 */
export const useAuthorizeChannels = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authorizeChannels>>, TError,AuthorizeChannelsMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authorizeChannels>>,
        TError,
        AuthorizeChannelsMutationVariables,
        TContext
      > => {
      return useMutation(getAuthorizeChannelsMutationOptions(options), queryClient);
    }
    export const getAuthenticateSocketUserUrl = () => {




  return `/api/broadcasting/user-auth`
}

/**
 * The Pusher protocol's user authentication, Laravel's `broadcasting/user-auth`: the backend answers with the player's
 * id as JSON in text, and with a signature made with the application's secret, HMAC-SHA256 over
 * `socket_id::user::user_data`. The site sends both to the socket server with `pusher:signin`. The server then knows
 * whose connection it is, and can end all connections of a player at once. The site calls it only if its configuration
 * says `realtime.signIn`, and no more in this visit after a 404. It signs in only if the id is the player's own (V4).
 * @summary Sign a player's connection to the socket server
 */
export const authenticateSocketUser = async (socketUserRequest: SocketUserRequest, options?: Parameters<typeof mutator>[1]): Promise<SocketUser> => {

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
return mutator<SocketUser>(getAuthenticateSocketUserUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(socketUserRequest)
  }
);}





export const getAuthenticateSocketUserMutationKey = () => ['authenticateSocketUser'] as const;

export const getAuthenticateSocketUserMutationOptions = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticateSocketUser>>, TError,AuthenticateSocketUserMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
): UseMutationOptions<Awaited<ReturnType<typeof authenticateSocketUser>>, TError,AuthenticateSocketUserMutationVariables, TContext> => {

const mutationKey = getAuthenticateSocketUserMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof authenticateSocketUser>>, AuthenticateSocketUserMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  authenticateSocketUser(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AuthenticateSocketUserMutationResult = NonNullable<Awaited<ReturnType<typeof authenticateSocketUser>>>
    export type AuthenticateSocketUserMutationBody = SocketUserRequest
    export type AuthenticateSocketUserMutationError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>
    export type AuthenticateSocketUserMutationVariables = {data: SocketUserRequest}

    /**
 * @summary Sign a player's connection to the socket server
 */
export const useAuthenticateSocketUser = <TError = ErrorType<UnauthorizedResponse | ForbiddenResponse | NotFoundResponse | ValidationError | TooManyRequestsResponse | ServerErrorResponse | UnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof authenticateSocketUser>>, TError,AuthenticateSocketUserMutationVariables, TContext>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof authenticateSocketUser>>,
        TError,
        AuthenticateSocketUserMutationVariables,
        TContext
      > => {
      return useMutation(getAuthenticateSocketUserMutationOptions(options), queryClient);
    }
