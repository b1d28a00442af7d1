import type { DeviceKeys } from '../db/push';
import { concatBytes, utf8 } from '../domain/bytes';
import { fromBase64Url } from '../domain/player/passkey';

/** Keys of one message, random except in tests: an extractable ECDH pair on P-256, and 16 bytes of salt. */
export interface MessageKeys {
  readonly pair: CryptoKeyPair;
  readonly salt: Uint8Array;
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
/** Size of a record in bytes, larger than any message, so that there is one. */
const RECORD_SIZE = 4096;
/** Byte that marks the last record. */
const DELIMITER = Uint8Array.of(2);

/** Creates random keys for one message. */
export async function createMessageKeys(): Promise<MessageKeys> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  return { pair, salt: crypto.getRandomValues(new Uint8Array(16)) };
}

/**
 * Encrypts a message for one device as `aes128gcm` (RFC 8291). Rejects if the key of the device is no point of P-256.
 *
 * @param message text of less than 4 kB, which is not checked
 * @returns the body of the request to the push service
 */
export async function encryptPush(message: string, device: DeviceKeys, { pair, salt }: MessageKeys): Promise<Uint8Array> {
  const devicePublic = fromBase64Url(device.p256dh);
  const ownPublic = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const publicKey = await crypto.subtle.importKey('raw', buffer(devicePublic), CURVE, false, []);
  const shared = new Uint8Array(await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, pair.privateKey, 256));
  const info = concatBytes(utf8('WebPush: info\0'), devicePublic, ownPublic);
  const secret = await deriveKey(shared, fromBase64Url(device.auth), info, 32);
  const contentKey = await deriveKey(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16);
  const nonce = await deriveKey(secret, salt, utf8('Content-Encoding: nonce\0'), 12);
  const key = await crypto.subtle.importKey('raw', buffer(contentKey), 'AES-GCM', false, ['encrypt']);
  const text = concatBytes(utf8(message), DELIMITER);
  const record = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv: buffer(nonce) }, key, buffer(text)));
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, RECORD_SIZE);
  return concatBytes(salt, size, Uint8Array.of(ownPublic.length), ownPublic, record);
}

async function deriveKey(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', buffer(secret), 'HKDF', false, ['deriveBits']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: buffer(salt), info: buffer(info) };
  return new Uint8Array(await crypto.subtle.deriveBits(hkdf, key, length * 8));
}

/** Copies bytes into a buffer of their own, because Web Crypto accepts no shared memory. */
const buffer = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
