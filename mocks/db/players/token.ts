/** Claims of a token (SPEC E5), with `balance` in cents and timestamps in Unix seconds. */
export interface Claims {
  user_id: string;
  balance: number;
  iat: number;
  exp: number;
  jti: string;
}

/** Encodes claims as a JWT. The signature (unguessable hexadecimal) proves nothing: tokens are looked up as a whole. */
export function encodeToken(claims: Claims, signature: string): string {
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const parts = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) => base64Url(new TextEncoder().encode(JSON.stringify(part))));
  return [...parts, base64Url(bytes)].join('.');
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
