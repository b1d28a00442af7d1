// Separate chunk: loaded only when a passkey is used or registered.
import type { PasskeyAssertion } from '@generated/api/model/passkey-assertion';
import type { PasskeyCreation } from '@generated/api/model/passkey-creation';
import type { PasskeyRequest } from '@generated/api/model/passkey-request';
import type { RegisterPasskeyRequest } from '@generated/api/model/register-passkey-request';

/** COSE number of ECDSA with P-256 and SHA-256, which every platform has. */
const ES256 = -7;

/**
 * Thrown for any failure on the device: the player closes the browser's dialog, the time runs out, or there is no passkey. Other files
 * recognize it by its name.
 */
class PasskeyDismissedError extends Error {
  override readonly name = 'PasskeyDismissedError';
}

/**
 * Creates a passkey on the device. Returns the request that registers it, which the caller must send.
 *
 * @param name name of the passkey in the list of the account
 * @throws {PasskeyDismissedError}
 */
export async function createPasskey(options: PasskeyCreation, name: string): Promise<RegisterPasskeyRequest> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: decode(options.challenge),
    rp: { id: options.rp_id, name: options.rp_name },
    user: { id: decode(options.user_id), name: options.user_name, displayName: options.user_display_name },
    pubKeyCredParams: [{ type: 'public-key', alg: ES256 }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    timeout: options.timeout_ms,
    excludeCredentials: options.excluded.map(toDescriptor),
  };
  const credential = await orDismissed(() => navigator.credentials.create({ publicKey }));
  const response = credential.response;
  const key = response instanceof AuthenticatorAttestationResponse ? response.getPublicKey() : null;
  if (!(response instanceof AuthenticatorAttestationResponse) || key === null) throw new PasskeyDismissedError();
  return {
    name,
    id: encode(credential.rawId),
    client_data: encode(response.clientDataJSON),
    authenticator_data: encode(response.getAuthenticatorData()),
    public_key: encode(key),
    algorithm: ES256,
  };
}

/**
 * Lets the device sign a challenge. Returns the signature, which the caller must send.
 *
 * @param autofill if set, the browser offers the passkeys in a form field, until the signal aborts; otherwise in a dialog
 * @throws {PasskeyDismissedError} also when `autofill` aborts
 */
export async function signWithPasskey(options: PasskeyRequest, autofill?: AbortSignal): Promise<PasskeyAssertion> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: decode(options.challenge),
    rpId: options.rp_id,
    timeout: options.timeout_ms,
    userVerification: 'required',
    allowCredentials: options.allowed.map(toDescriptor),
  };
  const more = autofill === undefined ? {} : { mediation: 'conditional' as const, signal: autofill };
  const { rawId, response } = await orDismissed(() => navigator.credentials.get({ publicKey, ...more }));
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new PasskeyDismissedError();
  return {
    id: encode(rawId),
    client_data: encode(response.clientDataJSON),
    authenticator_data: encode(response.authenticatorData),
    signature: encode(response.signature),
    user_handle: response.userHandle === null || response.userHandle.byteLength === 0 ? null : encode(response.userHandle),
  };
}

async function orDismissed(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let credential: Credential | null;
  try {
    credential = await ask();
  } catch (cause) {
    throw new PasskeyDismissedError('', { cause });
  }
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyDismissedError();
  return credential;
}

const toDescriptor = (id: string) => ({ type: 'public-key' as const, id: decode(id) });

/** Decodes base64url. */
function decode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/** Encodes as base64url without padding. */
function encode(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
