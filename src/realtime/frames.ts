/** Longest frame, in characters. Reverb sends at most 10,000 bytes, Pusher 10 kB of data. */
const MAX_FRAME_LENGTH = 64 * 1024;

const PROTOCOL = /^pusher(_internal)?:/;
const CHANNEL = /^#?[A-Za-z0-9_\-=@,.;]{1,200}$/;
const SOCKET_ID = /^\d+\.\d+$/;

/** Frame of the protocol, or a published event. */
export type Frame =
  | {
      readonly kind: 'protocol';
      /** The code of a `pusher:error`. */ readonly code?: number;
      /** Wait in ms before the next connection, present with `code`; 0 if the error names none. */ readonly retryAfterMs?: number;
    }
  | {
      readonly kind: 'event';
      readonly event: string;
      readonly channel: string;
      /** Data of the event, usually a JSON string. */ readonly data: unknown;
    };

/**
 * Parses a WebSocket frame; null if it is to be dropped: an invalid frame, or one of the protocol other than ping, pong, error, handshake,
 * confirmed subscription and confirmed sign-in.
 * pusher-js throws on `{}`, on non-string events and on channels such as `__proto__`.
 */
export function readFrame(text: unknown): Frame | null {
  if (typeof text !== 'string' || text.length > MAX_FRAME_LENGTH) return null;
  const frame = record(parse(text));
  if (frame === null || typeof frame.event !== 'string') return null;
  const { event, channel, data } = frame;
  if (!PROTOCOL.test(event)) return isChannel(channel) ? { kind: 'event', event, channel, data } : null;
  if (channel !== undefined && !isChannel(channel)) return null;
  return readProtocolFrame(event, record(typeof data === 'string' ? parse(data) : data));
}

function readProtocolFrame(event: string, data: Record<string, unknown> | null): Frame | null {
  const frame: Frame = { kind: 'protocol' };
  switch (event) {
    case 'pusher:ping':
    case 'pusher:pong':
    case 'pusher_internal:subscription_succeeded':
      return frame;
    case 'pusher:error':
      if (data === null) return null;
      return typeof data.code === 'number' ? { ...frame, code: data.code, retryAfterMs: readSeconds(data.retry_after) } : frame;
    case 'pusher:connection_established':
      return isHandshake(data) ? frame : null;
    case 'pusher:signin_success':
      return readUserId(data?.user_data) === null ? null : frame;
    default:
      return null;
  }
}

/** Returns true for a valid handshake. A missing or tiny timeout would make the page ping without end. */
function isHandshake(data: Record<string, unknown> | null): boolean {
  return typeof data?.activity_timeout === 'number' && data.activity_timeout >= 1 && SOCKET_ID.test(String(data.socket_id));
}

/** Returns milliseconds; 0 if it is no positive number of seconds. */
function readSeconds(value: unknown): number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value) ? value * 1000 : 0;
}

/** Returns the id in the user data of a sign-in (JSON text); null unless it is a non-empty string (SPEC V4). */
export function readUserId(userData: unknown): string | null {
  const user = typeof userData === 'string' ? record(parse(userData)) : null;
  return typeof user?.id === 'string' && user.id !== '' ? user.id : null;
}

function isChannel(name: unknown): name is string {
  return typeof name === 'string' && CHANNEL.test(name) && !(name in Object.prototype);
}

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
}

/** Parses JSON; undefined if the text is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
