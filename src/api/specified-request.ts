/**
 * Returns a request as SPEC section A describes it: its headers, no cookies, no cache, no redirects.
 * @param headers all other headers of the request; `Accept`, `Cache-Control` and with a token `Authorization` are set in this object
 * @param token bearer token; null sends none
 */
export function specifiedRequest(apiRequest: Request, headers: Headers, token: string | null): Request {
  headers.set('Accept', 'application/json');
  headers.set('Cache-Control', 'private, max-age=600');
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  // no-store: with the required Cache-Control, a shared cache could give one player another's response.
  // manual: a followed redirect turns a POST into a GET, whose 200 would count as success of a money operation.
  return new Request(apiRequest, { headers, credentials: 'omit', cache: 'no-store', redirect: 'manual' });
}
