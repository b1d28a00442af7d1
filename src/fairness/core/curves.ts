import { bls12_381 } from '@noble/curves/bls12-381.js';
import { ed25519 } from '@noble/curves/ed25519.js';

/** A signature to verify, with key and message, all as bytes. */
export interface CurveTask {
  readonly curve: 'ed25519' | 'bls12-381';
  readonly publicKey: Uint8Array;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
}

/** Request to the worker that verifies signatures. */
export interface CurveRequest {
  readonly id: number;
  readonly task: CurveTask;
}

/** Answer of the worker to the request with the same id. */
export interface CurveAnswer {
  readonly id: number;
  readonly isValid: boolean;
}

/** Domain separation tag of drand's scheme `bls-unchained-g1-rfc9380`. */
const BLS_DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** Verifies a signature; false for malformed bytes. Blocks its thread for up to a second on a slow phone. */
export function verifyOnCurve({ curve, publicKey, message, signature }: CurveTask): boolean {
  try {
    if (curve === 'ed25519') return ed25519.verify(signature, message, publicKey, { zip215: false });
    const bls = bls12_381.shortSignatures;
    return bls.verify(signature, bls.hash(message, BLS_DOMAIN), publicKey);
  } catch {
    // The library throws for bytes that are no point of the curve.
    return false;
  }
}
