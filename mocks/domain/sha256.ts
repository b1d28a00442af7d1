import { concatBytes } from './bytes';

// FIPS 180-4 in plain arithmetic, because rules are synchronous and WebCrypto needs a secure context. Timing attacks
// are out of scope.
const BLOCK_BYTES = 64;

/** Returns the first 32 bits of a root's fraction: the SHA-256 constants. */
const fractionBits = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}

const ROUND_CONSTANTS = Int32Array.from(primes(64), (prime) => fractionBits(Math.cbrt(prime)));
const INITIAL_STATE = Int32Array.from(primes(8), (prime) => fractionBits(Math.sqrt(prime)));

const rotateRight = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** Computes SHA-256 (32 bytes). */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Int32Array.from(INITIAL_STATE);
  const words = new Int32Array(64);
  const padded = padMessage(message);
  const view = new DataView(padded.buffer);
  for (let start = 0; start < padded.length; start += BLOCK_BYTES) compressBlock(state, words, view, start);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, index) => out.setInt32(index * 4, word));
  return digest;
}

/** Computes HMAC-SHA256 (RFC 2104), 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK_BYTES ? sha256(key) : key;
  const inner = new Uint8Array(BLOCK_BYTES).fill(0x36);
  const outer = new Uint8Array(BLOCK_BYTES).fill(0x5c);
  short.forEach((byte, index) => {
    inner[index] = byte ^ 0x36;
    outer[index] = byte ^ 0x5c;
  });
  return sha256(concatBytes(outer, sha256(concatBytes(inner, message))));
}

/** Appends a one bit, zeros, and the length in bits as 64 bits. */
function padMessage(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return padded;
}

function compressBlock(state: Int32Array, words: Int32Array, view: DataView, start: number): void {
  const at = (index: number) => words[index] ?? 0;
  for (let index = 0; index < 16; index += 1) words[index] = view.getInt32(start + index * 4);
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [at(index - 15), at(index - 2)];
    const small = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
    const large = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
    words[index] = at(index - 16) + small + at(index - 7) + large;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index += 1) {
    const rotatedE = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const one = (h + rotatedE + ((e & f) ^ (~e & g)) + (ROUND_CONSTANTS[index] ?? 0) + at(index)) | 0;
    const rotatedA = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const two = (rotatedA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}
