import { sha256 } from '@noble/hashes/sha2.js';

import { toBase64Url, utf8 } from '../bytes';

/** Time until a challenge ends. */
export const PASSKEY_TIMEOUT_MS = 300_000;

/** Length of the hash of the site's domain, with which the authenticator data begins. */
const RP_HASH_BYTES = 32;
/** Length of the authenticator data: after the hash come the flags, then the counter. */
const AUTHENTICATOR_DATA_BYTES = 37;
/** Flag that a person was present. */
const USER_PRESENT = 0x01;
/** Flag that the person was verified, for example by a fingerprint. */
const USER_VERIFIED = 0x04;
/** Length of each half of a P-256 signature. */
const HALF_BYTES = 32;

/** Registered credential, with timestamps in Unix ms. */
export interface Passkey {
  id: string;
  playerId: string;
  name: string;
  /** Id as base64url. */
  credentialId: string;
  /** Key as SubjectPublicKeyInfo, in base64url. */
  publicKey: string;
  /** Counter of the authenticator at the last use, which shows copies. */
  signCount: number;
  createdAt: number;
  lastUsedAt: number | null;
}

/** Request of the server, with the origin from which the page must answer. */
export interface Ceremony {
  type: 'webauthn.create' | 'webauthn.get';
  /** Challenge as base64url. */
  challenge: string;
  /** Origin of the site, such as https://palpite.bet.br. */
  origin: string;
}

/** Decodes base64url. Invalid text gives an empty array. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** Returns the domain that passkeys of an origin belong to. */
export const rpIdOf = (origin: string): string => new URL(origin).hostname;

/**
 * Checks the statements of browser and authenticator: type, challenge, origin, domain, user present and verified
 * (WebAuthn, 7.1 and 7.2). Returns the counter, or undefined if something is wrong. Does not check the signature. Both texts are base64url.
 */
export function verifiedCounter(clientData: string, authenticatorData: string, expected: Ceremony): number | undefined {
  const client = parseClientData(clientData);
  if (client?.type !== expected.type || client.challenge !== expected.challenge || client.origin !== expected.origin) return undefined;
  const data = fromBase64Url(authenticatorData);
  if (data.length < AUTHENTICATOR_DATA_BYTES) return undefined;
  const rpHash = toBase64Url(sha256(utf8(rpIdOf(expected.origin))));
  if (toBase64Url(data.subarray(0, RP_HASH_BYTES)) !== rpHash) return undefined;
  const flags = data[RP_HASH_BYTES] ?? 0;
  if ((flags & USER_PRESENT) === 0 || (flags & USER_VERIFIED) === 0) return undefined;
  return new DataView(data.buffer).getUint32(RP_HASH_BYTES + 1);
}

/** Returns true for a valid counter. Some authenticators always send 0. A counter that does not grow is a copied credential. */
export function hasGrown(before: number, counter: number): boolean {
  return (before === 0 && counter === 0) || counter > before;
}

/**
 * Returns true if a signature (ES256, DER) over authenticator data and client data is valid; false also if the key or the
 * signature cannot be read. All parameters are base64url.
 */
export async function isSignedBy(
  publicKey: string,
  { authenticatorData, clientData, signature }: { authenticatorData: string; clientData: string; signature: string },
): Promise<boolean> {
  const raw = rawSignature(fromBase64Url(signature));
  const key = await importKey(publicKey);
  if (raw === undefined || key === undefined) return false;
  const data = fromBase64Url(authenticatorData);
  const clientHash = sha256(fromBase64Url(clientData));
  const signed = new Uint8Array(data.length + clientHash.length);
  signed.set(data);
  signed.set(clientHash, data.length);
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, raw, signed);
}

/** Imports a key. Returns undefined unless it is a P-256 key. */
export async function importKey(publicKey: string): Promise<CryptoKey | undefined> {
  try {
    return await crypto.subtle.importKey('spki', fromBase64Url(publicKey), { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
  } catch {
    return undefined;
  }
}

/** Converts a DER signature, a sequence of two integers, to the two halves that WebCrypto expects. */
function rawSignature(der: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const raw = new Uint8Array(2 * HALF_BYTES);
  let at = 2;
  if (der[0] !== 0x30 || der[1] !== der.length - 2) return undefined;
  for (const half of [0, 1]) {
    const length = der[at + 1] ?? 0;
    if (der[at] !== 0x02 || length === 0 || at + 2 + length > der.length) return undefined;
    const integer = der.subarray(at + 2, at + 2 + length);
    // A leading zero byte keeps the integer positive.
    const digits = integer[0] === 0 ? integer.subarray(1) : integer;
    if (digits.length > HALF_BYTES) return undefined;
    raw.set(digits, (half + 1) * HALF_BYTES - digits.length);
    at += 2 + length;
  }
  return raw;
}

function parseClientData(text: string): { type: unknown; challenge: unknown; origin: unknown } | undefined {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(text)));
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    return { type: undefined, challenge: undefined, origin: undefined, ...parsed };
  } catch {
    return undefined;
  }
}
