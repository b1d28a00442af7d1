/** Count of numbers in one HMAC: it has 32 bytes, and a number takes four. */
const PER_BLOCK = 8;

const utf8 = new TextEncoder();

/**
 * Returns the SHA-256 of a text as hex. A seed is hashed as its hex text, not as the bytes that the text stands for.
 *
 * @throws {Error} without WebCrypto, which needs a secure connection
 */
export async function sha256Hex(text: string): Promise<string> {
  return toHex(await sha256(utf8.encode(text)));
}

/** Returns the SHA-256 of bytes. @throws {Error} without WebCrypto */
export const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/**
 * Computes a game's random numbers in [0, 1). HMAC-SHA256 has the server seed's text as key and
 * `client_seed:nonce:block` as message, block 0, 1, … Each four bytes make Σ b[i] / 256^(i+1).
 *
 * @param serverSeed 64 hex characters
 * @param clientSeed the player's seed in mines, the public seed in Double
 * @param nonce number of the game in mines, of the round in Double
 * @param count how many numbers to return
 * @throws {Error} without WebCrypto
 */
export async function fairNumbers(serverSeed: string, clientSeed: string, nonce: number, count: number): Promise<number[]> {
  const key = await importHmacKey(serverSeed);
  const blocks = Array.from({ length: Math.ceil(count / PER_BLOCK) }, (_, block) => sign(key, `${clientSeed}:${nonce}:${block}`));
  const numbers = (await Promise.all(blocks)).flatMap((bytes) =>
    Array.from({ length: PER_BLOCK }, (_, index) => fraction(bytes.subarray(index * 4, index * 4 + 4))),
  );
  return numbers.slice(0, count);
}

/** Encodes bytes as lower-case hex. */
export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const fraction = (bytes: Uint8Array) => bytes.reduce((sum, byte, index) => sum + byte / 256 ** (index + 1), 0);

/** Imports a key. WebCrypto rejects an empty key, which one zero byte replaces: HMAC pads every key with zeros. */
const importHmacKey = (key: string) =>
  crypto.subtle.importKey('raw', utf8.encode(key === '' ? '\0' : key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

async function sign(key: CryptoKey, message: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(message)));
}
