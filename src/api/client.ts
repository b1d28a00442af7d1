import createClient from 'openapi-fetch';

import type { paths } from '@generated/schema';

import { resolve } from './base';
import { asResponse, requestWithToken } from './transport';

/**
 * Creates a client for the session's own calls: it sends each request once, with the given token, and never waits for the
 * session.
 */
export function clientWith(token: string | null) {
  return createClient<paths>({
    baseUrl: resolve(''),
    fetch: async (request) => asResponse(await requestWithToken(request, token)),
  });
}
