/** Duration of a step. The parameters of RFC 6238 are those that apps assume: SHA-1, 30 seconds, six digits. */
const STEP_MS = 30_000;
/** Number of steps before and after the current one that are accepted, for clocks that differ. */
const TOLERATED_STEPS = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const COUNTER_BYTES = 8;

/** Encodes bytes in base32 without padding (RFC 4648). */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}

/** Decodes base32 in capitals. Characters outside the alphabet are ignored, and so are lower-case letters. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = [...text]
    .filter((letter) => BASE32.includes(letter))
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** Computes the code of six digits of a base32 secret for a time step, which is Unix time / 30 s, rounded down. */
export async function totpCode(secret: string, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(COUNTER_BYTES));
  counter.setBigUint64(0, BigInt(step));
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter.buffer));
  // RFC 4226, 5.3: the last half byte is the position of the number.
  const offset = mac.getUint8(mac.byteLength - 1) & 0x0f;
  return String((mac.getUint32(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/**
 * Returns the time step whose code matches, or undefined. The current one, the one before and the one after are tried. The caller stores
 * the step as `usedStep`.
 *
 * @param usedStep step of the last accepted code, which must not work twice; -1 for none
 * @param now Unix ms
 */
export async function matchingStep(secret: string, code: string, usedStep: number, now: number): Promise<number | undefined> {
  const current = Math.floor(now / STEP_MS);
  for (let step = current - TOLERATED_STEPS; step <= current + TOLERATED_STEPS; step += 1) {
    if (step > usedStep && (await totpCode(secret, step)) === code) return step;
  }
  return undefined;
}

/** Returns the address that an app opens or scans. The secret is base32. */
export function otpauthUrl(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}
