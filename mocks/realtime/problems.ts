/**
 * How a server tells a client that something is wrong.
 * `inBand`: as Laravel Reverb does, a `pusher:error` frame, then a close without a code where the connection is over.
 * `closeCode`: as Pusher does, by the code of the close (SPEC T4), without a frame.
 */
export type Manner = 'inBand' | 'closeCode';

/** One thing that can be wrong. Pusher gives no code to what concerns one channel only. */
export interface Problem {
  code: number | null;
  message: string;
}

/** The protocol's errors, by what happened. */
export const problems = {
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
} as const satisfies Record<string, Problem>;

/** What a bad subscription signature is called: Reverb has a code for it, Pusher says which text it had signed. */
export function badSignature(manner: Manner, text: string, got: string): Problem {
  if (manner === 'inBand') return problems.unauthorized;
  return { code: null, message: `Invalid signature: Expected HMAC SHA256 hex digest of ${text}, but got ${got}` };
}

/** Pusher refuses a second subscription to the same channel; Reverb confirms it again. */
export function existingSubscription(channel: string): Problem {
  return { code: null, message: `Existing subscription to channel ${channel}` };
}

/** A channel that nobody can subscribe to here, by its name or kind. */
export function unavailableChannel(channel: string): Problem {
  return { code: null, message: `Channel ${channel} cannot be subscribed to` };
}
