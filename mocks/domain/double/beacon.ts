import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';

import { fromHex, toHex } from '../bytes';
import { createLruCache } from '../lru-cache';

/**
 * Randomness beacon of the stand-in: a source of random numbers, each of which is signed at a known time, so that nobody can choose
 * them. It has the scheme of drand's quicknet; hashes and keys are in hex. `scripts/site/settings.ts` configures it in the site.
 */
export const BEACON = {
  name: 'stand-in',
  chainHash: '9f20586d87df46f4156be43d31a5f0ff3f276350c45f037b5476090b9ad6f74a',
  groupHash: '9c2ff0481fde8e3cc3995d237a75e676bb6f9418e142490b3df42ba65c4424dd',
  publicKey:
    'b42e00f374123e1d7b34b9b75837d9f18e9132915de9256cea21564e8948c9466ea0bf44d849de8bc6069651cd046cca01dcb5dcd53856eea3fa4c20798bca3745eeaf929300121e84f571e0712f44be5fcb08e2dc2232163647cd20c0d939f0',
  scheme: 'bls-unchained-g1-rfc9380',
  /** Time of round 1, in Unix seconds. */
  genesisTime: 1_704_067_200,
  periodS: 3,
} as const;

/** Key for tests, which is public and protects nothing. */
const TEST_SECRET_KEY = fromHex('0a43008f4aedbf588dfb584fe459dc8fafd7ae5227825677dfa6e3f2ef19b9be');

const HASH_TO_CURVE_DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** Cache of signatures, each of which takes about 10 ms. */
const cachedSignature = createLruCache<string>(200);

/** Returns the time at which a round (from 1) is signed, in Unix ms. */
export function beaconRoundTime(round: number): number {
  return (BEACON.genesisTime + (round - 1) * BEACON.periodS) * 1000;
}

/** Returns the first round that is signed after a timestamp (Unix ms). */
export function beaconRoundAfter(moment: number): number {
  return Math.max(1, Math.floor((moment / 1000 - BEACON.genesisTime) / BEACON.periodS) + 2);
}

/** Returns the latest signed round at a timestamp (Unix ms), 0 before the first. */
export function latestBeaconRound(moment: number): number {
  return beaconRoundAfter(moment) - 1;
}

/** Returns a round's BLS signature, 96 hex characters, even of a future round: the caller hides it. */
export function signBeaconRound(round: number, secretKey = TEST_SECRET_KEY): string {
  return cachedSignature(`${toHex(secretKey)} ${String(round)}`, () => {
    const point = bls12_381.shortSignatures.hash(roundMessage(round), HASH_TO_CURVE_DST);
    return bls12_381.shortSignatures.sign(point, secretKey).toHex();
  });
}

/**
 * Verifies a round's signature with a public key of any beacon of this scheme.
 *
 * @internal the inverse of signing, for tests
 */
export function verifyBeaconRound(round: number, signature: string, publicKey: string): boolean {
  const point = bls12_381.shortSignatures.hash(roundMessage(round), HASH_TO_CURVE_DST);
  return bls12_381.shortSignatures.verify(fromHex(signature), point, fromHex(publicKey));
}

/** Returns the randomness of a signature: SHA-256 of its bytes, 64 hex characters. */
export function beaconRandomness(signature: string): string {
  return toHex(sha256(fromHex(signature)));
}

/** Returns SHA-256 of the round number as eight bytes, big-endian. */
function roundMessage(round: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return sha256(bytes);
}
