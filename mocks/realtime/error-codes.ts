/**
 * Style of errors that end the connection. `inBand`, like Laravel Reverb: a `pusher:error` frame, then a close without a code.
 * `closeCode`, like Pusher: a close with the code (SPEC T4), after a frame only if the error has `retryAfter`. Errors that do not end
 * the connection are frames in both styles.
 */
export type ErrorStyle = 'inBand' | 'closeCode';

/** Error of the protocol. Pusher has no code for errors of a single channel. */
export interface ProtocolError {
  code: number | null;
  message: string;
  /** Wait that the server demands, in seconds (SPEC T4). */
  retryAfter?: number | undefined;
}

/** Errors of the Pusher protocol, with their close codes. */
export const protocolErrors = {
  unknownApp: { code: 4001, message: 'Application does not exist' },
  overQuota: { code: 4004, message: 'Application is over connection quota' },
  badVersion: { code: 4006, message: 'Invalid version string format' },
  unsupportedProtocol: { code: 4007, message: 'Unsupported protocol version' },
  noProtocol: { code: 4008, message: 'No protocol version supplied' },
  unauthorized: { code: 4009, message: 'Connection is unauthorized' },
  overCapacity: { code: 4100, message: 'Over capacity' },
  malformed: { code: 4200, message: 'Invalid message format' },
  noPong: { code: 4201, message: 'Pong reply not received in time' },
  clientEvents: { code: 4301, message: 'The app does not have client messaging enabled.' },
} as const satisfies Record<string, ProtocolError>;

/** Returns true for a code that a server may send: 1004–1006 and unassigned codes exist on the receiving side only. */
export const isSendableCloseCode = (code: number): boolean =>
  (code >= 3000 && code <= 4999) || (code >= 1000 && code <= 1014 && (code < 1004 || code > 1006));

/** Returns the error of a bad signature. Reverb has a code for a bad signature; Pusher describes the signed text. */
export function badSignature(style: ErrorStyle, text: string, got: string): ProtocolError {
  if (style === 'inBand') return protocolErrors.unauthorized;
  return { code: null, message: `Invalid signature: Expected HMAC SHA256 hex digest of ${text}, but got ${got}` };
}

/** Returns the error of a repeated subscription. Pusher rejects it; Reverb confirms it again. */
export function existingSubscription(channel: string): ProtocolError {
  return { code: null, message: `Existing subscription to channel ${channel}` };
}

/** Returns the error of a channel with an invalid name, of a presence channel, or of one that belongs to another user. */
export function unavailableChannel(channel: string): ProtocolError {
  return { code: null, message: `Channel ${channel} cannot be subscribed to` };
}
