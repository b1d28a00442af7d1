import createClient from 'openapi-fetch';

import type { paths } from '@generated/schema';

import { resolve } from './base';
import { asResponse, exchangeOnce } from './transport';

/**
 * The contract's calls with a token of one's own choice, sent once: for the session, which must not wait for itself.
 *
 * @param token the bearer token, or null
 * @returns an openapi-fetch client whose calls throw an ApiError where they are refused
 */
export function clientWith(token: string | null) {
  return createClient<paths>({
    baseUrl: resolve(''),
    fetch: async (request) => asResponse(await exchangeOnce(request, token)),
  });
}
