/** Key and secret of an app. The key names the app, the secret signs. */
export interface AppCredentials {
  key: string;
  secret: string;
}

const encoder = new TextEncoder();
const importedKeys = new Map<string, Promise<CryptoKey>>();

/** Returns the signed text of a subscription; `channelData` is JSON text. */
export function channelText(socketId: string, channel: string, channelData?: string): string {
  return channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`;
}

/** Returns the signed text of a sign-in; `userData` is JSON text. */
export function userText(socketId: string, userData: string): string {
  return `${socketId}::user::${userData}`;
}

/** Signs a private channel's wire name (`private-users.7`, SPEC A25). @returns `key:hex` */
export async function signChannel(input: AppCredentials & { socketId: string; channel: string; channelData?: string }): Promise<string> {
  const text = channelText(input.socketId, input.channel, input.channelData);
  return `${input.key}:${await hmacHex(input.secret, text)}`;
}

/** Signs user data (JSON text). @returns `key:hex` */
export async function signUser(input: AppCredentials & { socketId: string; userData: string }): Promise<string> {
  return `${input.key}:${await hmacHex(input.secret, userText(input.socketId, input.userData))}`;
}

/** Computes HMAC-SHA256 in hex. Requires WebCrypto: Node, or a secure context. */
export async function hmacHex(secret: string, text: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', await importKey(secret), encoder.encode(text));
  return Array.from(new Uint8Array(mac), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Verifies an HMAC-SHA256 in constant time. It must be in lower-case hex, otherwise it is invalid. */
export async function verifyHmac(secret: string, text: string, hex: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(hex)) return false;
  const mac = Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16));
  return crypto.subtle.verify('HMAC', await importKey(secret), mac, encoder.encode(text));
}

function importKey(secret: string): Promise<CryptoKey> {
  const known = importedKeys.get(secret);
  if (known) return known;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign', 'verify']);
  importedKeys.set(secret, key);
  return key;
}
