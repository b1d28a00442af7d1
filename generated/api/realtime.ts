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
