/** What a token says of its bearer (SPEC E5). `balance` in cents, the moments in seconds since 1970. */
export interface Claims {
  user_id: string;
  balance: number;
  iat: number;
  exp: number;
  jti: string;
}

/**
 * A token in the form of a JWT. The stand-in knows its tokens by their whole text, so the last part is chance and
 * proves nothing.
 *
 * @param claims what it says
 * @param signature hexadecimal text that nobody can guess
 */
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
