import { hexOf, utf8 } from './bytes';
import { hmacSha256, sha256 } from './sha256';

/**
 * The hash that binds the server before a game: SHA-256, as the scheme that Stake publishes has it.
 *
 * @param seed the server seed as its 64 hex characters; the text is hashed, not the bytes that it spells
 * @returns 64 hex characters
 */
export function seedHash(seed: string): string {
  return hexOf(sha256(utf8(seed)));
}

/**
 * The numbers from 0 (included) to 1 (excluded) that a game draws, by the scheme that Stake publishes: HMAC-SHA256 with
 * the server seed's text as the key over `client_seed:nonce:block`, block 0, 1, …; each four bytes are
 * Σ b[i] / 256^(i+1).
 *
 * @param serverSeed 64 hex characters
 * @param clientSeed the player's seed, or the public seed of double
 * @param nonce the number of the game, or of the round
 */
export function* fairNumbers(serverSeed: string, clientSeed: string, nonce: number): Generator<number, never> {
  const key = utf8(serverSeed);
  for (let block = 0; ; block += 1) {
    const mac = hmacSha256(key, utf8(`${clientSeed}:${String(nonce)}:${String(block)}`));
    const view = new DataView(mac.buffer);
    for (let at = 0; at < mac.length; at += 4) yield view.getUint32(at) / 2 ** 32;
  }
}

/**
 * The first numbers of {@link fairNumbers}.
 *
 * @param count how many
 */
export function drawNumbers(count: number, serverSeed: string, clientSeed: string, nonce: number): number[] {
  const stream = fairNumbers(serverSeed, clientSeed, nonce);
  return Array.from({ length: count }, () => stream.next().value);
}
