import { fromBase64Url } from '../domain/player/passkey';
import { concatBytes, toBase64Url } from '../domain/bytes';

/** Coordinates of the public key, in base64url. This pair is for tests: a real operator's private key is never in a repository. */
const X = 'pLHSg16ndEIxE2J6i6Ay8MYgUFsmcqJLe55jNmSBjiU';
const Y = 'p8fiZKkWJEPOi8W9JZLG7vdj484loJjSna76-R4vSX8';

/** Private key as a JWK, with which the stand-in signs its requests to push services. */
export const PUSH_PRIVATE_KEY = {
  kty: 'EC',
  crv: 'P-256',
  x: X,
  y: Y,
  d: 'SfPHRI_wkTolZDXuNuuDpBaIluLozj7Sp4ph_6uXJLI',
} as const;

/** Public key in uncompressed form and base64url, as a browser's subscription expects it. */
export const PUSH_PUBLIC_KEY = toBase64Url(concatBytes(Uint8Array.of(4), fromBase64Url(X), fromBase64Url(Y)));
