/** The longest text that is looked at. Reverb sends 10,000 bytes at most, Pusher 10 kB of data. */
const MAX_FRAME_LENGTH = 64 * 1024;

/** The prefixes of the protocol itself: of what is under them, what is not understood is left out. */
const PROTOCOL = /^pusher(_internal)?:/;
const CHANNEL = /^#?[A-Za-z0-9_\-=@,.;]{1,200}$/;
const SOCKET_ID = /^\d+\.\d+$/;

/** A frame that may be handled: of the protocol itself, or an event that somebody published. */
export type Frame =
  | { readonly kind: 'protocol'; /** Of a `pusher:error`. */ readonly code?: number }
  | {
      readonly kind: 'event';
      readonly event: string;
      readonly channel: string;
      /** As it came, mostly a text of JSON. */ readonly data: unknown;
    };

/**
 * Reads a text from the socket as far as is needed to tell what may be done with it: pusher-js throws on `{}`, on an
 * event that is no text and on a channel named like a member of every object.
 *
 * @returns null for what is to be left out
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
      return typeof data.code === 'number' ? { ...frame, code: data.code } : frame;
    case 'pusher:connection_established':
      return isHandshake(data) ? frame : null;
    case 'pusher:signin_success':
      return typeof data?.user_data === 'string' && isUser(record(parse(data.user_data))) ? frame : null;
    default:
      return null;
  }
}

/** A timeout that is no number, or none to speak of, would make the page ping without end. */
function isHandshake(data: Record<string, unknown> | null): boolean {
  return typeof data?.activity_timeout === 'number' && data.activity_timeout >= 1 && SOCKET_ID.test(String(data.socket_id));
}

/** User data of a sign-in must have an id that is a text and not empty (SPEC V4). */
function isUser(user: Record<string, unknown> | null): boolean {
  return typeof user?.id === 'string' && user.id !== '';
}

function isChannel(name: unknown): name is string {
  return typeof name === 'string' && CHANNEL.test(name) && !(name in Object.prototype);
}

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
}

/** The value of a text of JSON; undefined when it is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
