import type { CurveTask } from './curves';
import { sha256, toHex } from './fair-numbers';

/** A public randomness beacon as drand runs it: a BLS signature of each round's number, at a fixed rate. */
export interface Beacon {
  /** Hash of the beacon's parameters, which identifies it: 64 hex characters. */
  readonly chainHash: string;
  /** BLS key of the beacon, 192 hex characters. */
  readonly publicKey: string;
  /** Time of round 1, in Unix seconds. */
  readonly genesisTime: number;
  /** Seconds between two rounds. */
  readonly periodS: number;
}

type VerifyOnCurve = (task: CurveTask) => Promise<boolean>;

/** Verifies a signature in this thread, which takes up to a second on a slow phone. */
export const verifyHere: VerifyOnCurve = async (task) => (await import('./curves')).verifyOnCurve(task);

let verifyOnCurve = verifyHere;

/** Sets the function that verifies signatures, by default `verifyHere`. The page of Double sets one that uses a worker. */
export function setCurveVerifier(verify: VerifyOnCurve): void {
  verifyOnCurve = verify;
}

const utf8 = new TextEncoder();

/**
 * Verifies an Ed25519 signature (RFC 8032) of a text.
 *
 * @param publicKey 32 bytes as base64url
 * @param signature 64 bytes as base64url
 * @returns false for any malformed input
 * @throws {Error} if the code that verifies cannot be loaded
 */
export async function verifyEd25519(publicKey: string, message: string, signature: string): Promise<boolean> {
  const [key, signed] = [decodeBase64url(publicKey), decodeBase64url(signature)];
  if (key === undefined || signed === undefined) return false;
  return verifyOnCurve({ curve: 'ed25519', publicKey: key, message: utf8.encode(message), signature: signed });
}

/** Results by key, round and signature, because all rounds of a chain have one signature, which is slow to verify. */
const verifiedRounds = new Map<string, Promise<boolean>>();

/**
 * Verifies the beacon's signature of a round, once as long as the page is open.
 *
 * @param signature 48 bytes as lower-case hex
 * @returns false for any malformed input
 * @throws {Error} without WebCrypto, or if the code that verifies cannot be loaded
 */
export async function verifyBeaconRound(beacon: Pick<Beacon, 'publicKey'>, round: number, signature: string): Promise<boolean> {
  const [key, signed] = [decodeHex(beacon.publicKey), decodeHex(signature)];
  if (key === undefined || signed === undefined || !Number.isSafeInteger(round) || round < 1) return false;
  const name = `${beacon.publicKey} ${round} ${signature}`;
  const message = await sha256(bigEndian64(round));
  const result = verifiedRounds.get(name) ?? verifyOnCurve({ curve: 'bls12-381', publicKey: key, message, signature: signed });
  verifiedRounds.set(name, result);
  // The code may not have loaded: the next call tries again.
  result.catch(() => verifiedRounds.delete(name));
  return result;
}

/**
 * Returns the randomness of a beacon round: SHA-256 of its signature's bytes, as hex.
 *
 * @returns undefined for a signature that is not lower-case hex
 * @throws {Error} without WebCrypto
 */
export async function beaconRandomness(signature: string): Promise<string | undefined> {
  const bytes = decodeHex(signature);
  return bytes && toHex(await sha256(bytes));
}

/** Returns the epoch ms at which a round of the beacon becomes public. */
export function beaconRoundTime({ genesisTime, periodS }: Beacon, round: number): number {
  return (genesisTime + (round - 1) * periodS) * 1000;
}

/** Encodes bytes as base64url without padding. */
export function encodeBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Decodes base64url without padding. Returns undefined for any other text. */
export function decodeBase64url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  // The bytes are encoded again, because the last character has unused bits: one signature could have several texts.
  return encodeBase64url(bytes) === text ? bytes : undefined;
}

/** Decodes lower-case hex. Returns undefined for any other text. */
function decodeHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^(?:[\da-f]{2})*$/.test(text)) return undefined;
  return Uint8Array.from({ length: text.length / 2 }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16));
}

function bigEndian64(value: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}
