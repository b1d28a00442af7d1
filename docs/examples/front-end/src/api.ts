import createClient from 'openapi-fetch';
import type { paths } from 'palpite-stand-in/contract';

/** Name of the stand-in's world, from `?world=`; null for the world `default`, which everyone shares. */
export const world = new URLSearchParams(location.search).get('world');

let token: string | undefined;

/** Returns the headers of each call, also of those that Echo sends. */
export const headers = (): Record<string, string> => ({
  ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  ...(world === null ? {} : { 'X-Stand-In-World': world }),
});

/** Client of the contract's operations. It adds `headers()` to each call and returns error responses. A lost connection rejects. */
export const api = createClient<paths>({
  baseUrl: location.origin,
  // Late, so that a test can replace it.
  fetch: (request) => fetch(request),
});

api.use({
  onRequest({ request }) {
    for (const [name, value] of Object.entries(headers())) request.headers.set(name, value);
    return request;
  },
});

/**
 * Logs a player in. Later calls have the token, which is lost at a reload.
 *
 * @throws Error with the backend's message, or if the player needs a second factor
 */
export async function logIn(email: string, password: string): Promise<void> {
  const { data, error } = await api.POST('/api/auth/login', { body: { email, password } });
  if (error !== undefined) throw new Error('message' in error ? String(error.message) : 'The login failed.');
  if (!('access_token' in data)) throw new Error('This player needs a second factor.');
  token = data.access_token;
}
