/** How many numbers one HMAC gives, four bytes each. */
const PER_BLOCK = 8;

const utf8 = new TextEncoder();

/**
 * SHA-256 of a text, not of the bytes that it may spell: the hash that binds the server before a game.
 *
 * @returns 64 hex characters
 * @throws {Error} where the page has no WebCrypto, as it was not loaded over a secure connection
 */
export async function sha256Hex(text: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text))));
}

/**
 * HMAC-SHA256 of a message.
 *
 * @param key the key's text; a server seed is its 64 hex characters as text
 * @returns 32 bytes
 */
export async function hmacSha256(key: string, message: string): Promise<Uint8Array> {
  return signed(await keyOf(key), message);
}

/**
 * The numbers from 0 (included) to 1 (excluded) that a game draws: HMAC-SHA256 with the server seed's text as the key
 * over `client_seed:nonce:block`, block 0, 1, …; each four bytes make Σ b[i] / 256^(i+1).
 *
 * @param serverSeed 64 hex characters
 * @param clientSeed the player's seed, or the public seed of a round
 * @param nonce the number of the game, or of the round
 * @param count how many
 */
export async function fairNumbers(serverSeed: string, clientSeed: string, nonce: number, count: number): Promise<number[]> {
  const key = await keyOf(serverSeed);
  const blocks = Array.from({ length: Math.ceil(count / PER_BLOCK) }, (_, block) => signed(key, `${clientSeed}:${nonce}:${block}`));
  const numbers = (await Promise.all(blocks)).flatMap((bytes) =>
    Array.from({ length: PER_BLOCK }, (_, index) => fraction(bytes.subarray(index * 4, index * 4 + 4))),
  );
  return numbers.slice(0, count);
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fraction = (bytes: Uint8Array) => bytes.reduce((sum, byte, index) => sum + byte / 256 ** (index + 1), 0);

/** WebCrypto takes no empty key; HMAC fills keys up with zeros, so that one zero is the same. */
const keyOf = (key: string) =>
  crypto.subtle.importKey('raw', utf8.encode(key === '' ? '\0' : key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

async function signed(key: CryptoKey, message: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(message)));
}
