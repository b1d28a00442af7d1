import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

import { toHex, utf8 } from './bytes';

/**
 * Returns the commitment to a server seed: SHA-256 of its 64 hex characters as text, as in the scheme published by
 * Stake.
 */
export function seedHash(seed: string): string {
  return toHex(sha256(utf8(seed)));
}

/**
 * Draws numbers in [0, 1) by the scheme published by Stake: HMAC-SHA256 keyed with the seed's text (64 hex
 * characters) over `client_seed:nonce:block`, block 0, 1, …. Each four bytes give Σ b[i] / 256^(i+1) (SPEC G1).
 *
 * @param clientSeed the player's seed, or the public seed of double
 * @param nonce game number or round number
 */
export function drawNumbers(count: number, serverSeed: string, clientSeed: string, nonce: number): number[] {
  const key = utf8(serverSeed);
  const numbers: number[] = [];
  for (let block = 0; numbers.length < count; block += 1) {
    const mac = hmac(sha256, key, utf8(`${clientSeed}:${String(nonce)}:${String(block)}`));
    const view = new DataView(mac.buffer);
    for (let at = 0; at < mac.length; at += 4) numbers.push(view.getUint32(at) / 2 ** 32);
  }
  return numbers.slice(0, count);
}
