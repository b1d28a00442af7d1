/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ModalImages
} from './model/modal-images';

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
  ObservedUnavailableResponse
} from './model/observed-unavailable-response';

import type {
  Settings
} from './model/settings';

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

export const getGetSettingsUrl = () => {




  return `/v2/settings/`
}

/**
 * A12, with its trailing slash. One flat object with the keys of E6; keys that are not known are allowed and ignored.
 * Where a key is absent its default of E7 holds. Amounts are in cents, deposit_popup_values in reais; the unit of
 * sport_bet_multiple is not known (D1).
 * @summary The settings of the deployment
 */
export const getSettings = async ( options?: Parameters<typeof mutator>[1]): Promise<Settings> => {

  return mutator<Settings>(getGetSettingsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetSettingsQueryKey = () => {
    return [
    `/v2/settings/`
    ] as const;
    }


export const getGetSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getSettings>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSettings>>> = ({ signal }) => getSettings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getSettings>>>
export type GetSettingsQueryError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>


export function useGetSettings<TData = Awaited<ReturnType<typeof getSettings>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSettings>>,
          TError,
          Awaited<ReturnType<typeof getSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSettings<TData = Awaited<ReturnType<typeof getSettings>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSettings>>,
          TError,
          Awaited<ReturnType<typeof getSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSettings<TData = Awaited<ReturnType<typeof getSettings>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The settings of the deployment
 */

export function useGetSettings<TData = Awaited<ReturnType<typeof getSettings>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getGetModalImagesUrl = () => {




  return `/v2/images/`
}

/**
 * A13, with its trailing slash. An object from the modals' names (M3) to image addresses. A modal without an image is drawn without one.
 * @summary Banner images of the modals
 */
export const getModalImages = async ( options?: Parameters<typeof mutator>[1]): Promise<ModalImages> => {

  return mutator<ModalImages>(getGetModalImagesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}





export const getGetModalImagesQueryKey = () => {
    return [
    `/v2/images/`
    ] as const;
    }


export const getGetModalImagesQueryOptions = <TData = Awaited<ReturnType<typeof getModalImages>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModalImages>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetModalImagesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getModalImages>>> = ({ signal }) => getModalImages({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getModalImages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetModalImagesQueryResult = NonNullable<Awaited<ReturnType<typeof getModalImages>>>
export type GetModalImagesQueryError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>


export function useGetModalImages<TData = Awaited<ReturnType<typeof getModalImages>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModalImages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getModalImages>>,
          TError,
          Awaited<ReturnType<typeof getModalImages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetModalImages<TData = Awaited<ReturnType<typeof getModalImages>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModalImages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getModalImages>>,
          TError,
          Awaited<ReturnType<typeof getModalImages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetModalImages<TData = Awaited<ReturnType<typeof getModalImages>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModalImages>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Banner images of the modals
 */

export function useGetModalImages<TData = Awaited<ReturnType<typeof getModalImages>>, TError = ErrorType<ObservedForbiddenResponse | ObservedTooManyRequestsResponse | ObservedServerErrorResponse | ObservedUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getModalImages>>, TError, TData>>, request?: SecondParameter<typeof mutator>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetModalImagesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






