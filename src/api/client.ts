import createClient from 'openapi-fetch';

import type { paths } from '@generated/schema';

import { resolve } from './base';
import { asResponse, requestWithToken } from './transport';

/**
 * Creates a client for the session's own calls: it sends each request once, with the given token (null for none), and never waits for
 * the session. Its calls reject with an ApiError instead of returning `error`.
 */
export function clientWith(token: string | null) {
  return createClient<paths>({
    baseUrl: resolve(''),
    fetch: async (request) => asResponse(await requestWithToken(request, token)),
  });
}
