import { type AppCredentials, verifyHmac } from './signature';

/** Tolerated difference to a publisher's clock. */
const TOLERANCE_SECONDS = 600;

/** Parts of a request that its signature covers. */
export interface SignedRequest {
  method: string;
  /** Path without the query. */
  path: string;
  query: URLSearchParams;
  /** Raw body; empty if none. */
  body: string;
}

/**
 * Verifies a request of Pusher's HTTP API: auth_key, auth_version, auth_timestamp, body_md5, and auth_signature over
 * method, path and sorted query.
 *
 * @param md5 MD5 in hex, injected because browsers have none
 * @param nowSeconds Unix seconds
 * @returns an error message; undefined if valid
 */
export async function publisherSignatureError(
  app: AppCredentials,
  request: SignedRequest,
  md5: (text: string) => string,
  nowSeconds: number,
): Promise<string | undefined> {
  const { query, body } = request;
  if (query.get('auth_key') !== app.key) return 'Unknown auth_key';
  if (query.get('auth_version') !== '1.0') return 'auth_version must be 1.0';
  const timestamp = Number(query.get('auth_timestamp') ?? Number.NaN);
  if (!(Math.abs(nowSeconds - timestamp) <= TOLERANCE_SECONDS)) {
    return `Timestamp expired: auth_timestamp must be within ${TOLERANCE_SECONDS} seconds of the server's time`;
  }
  if (body !== '' && query.get('body_md5') !== md5(body)) return 'Invalid body_md5';
  const text = signedText(request);
  if (await verifyHmac(app.secret, text, query.get('auth_signature') ?? '')) return undefined;
  return `Invalid signature: you should have sent HmacSHA256Hex(${JSON.stringify(text)}, your_secret_key)`;
}

/** Returns the signed text, in which values are not percent-encoded. */
function signedText({ method, path, query }: SignedRequest): string {
  const pairs = [...query].filter(([name]) => name !== 'auth_signature');
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return [method.toUpperCase(), path, pairs.map(([name, value]) => `${name}=${value}`).join('&')].join('\n');
}
