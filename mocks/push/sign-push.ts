import { toBase64Url, utf8 } from '../domain/bytes';
import { PUSH_PRIVATE_KEY, PUSH_PUBLIC_KEY } from './push-keys';

const SIGNATURE = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** Lifetime of a signature, from `now`. */
const LIFETIME_SECONDS = 12 * 3600;
/** Contact of the sender, which the signed text states to the push service. */
const CONTACT = 'mailto:suporte@palpite.invalid';

/**
 * Returns the `Authorization` header for a push service (RFC 8292), valid for 12 h.
 *
 * @param endpoint URL of a subscription
 * @param now Unix ms
 */
export async function signPush(endpoint: string, now: number): Promise<string> {
  const encode = (part: object) => toBase64Url(utf8(JSON.stringify(part)));
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + LIFETIME_SECONDS, sub: CONTACT };
  const signed = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const key = await crypto.subtle.importKey('jwk', PUSH_PRIVATE_KEY, SIGNATURE, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign(SIGNATURE, key, new Uint8Array(utf8(signed))));
  return `vapid t=${signed}.${toBase64Url(signature)}, k=${PUSH_PUBLIC_KEY}`;
}
