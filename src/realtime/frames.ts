/** The longest text that is looked at. Reverb sends 10,000 bytes at most, Pusher 10 kB of data. */
const LONGEST = 64 * 1024;

/** What of the protocol itself is understood; everything else under these prefixes is left out. */
const PROTOCOL = /^pusher(_internal)?:/;
const CHANNEL = /^#?[A-Za-z0-9_\-=@,.;]{1,200}$/;
const SOCKET_ID = /^\d+\.\d+$/;

/** What the guard has to know of a frame. */
export interface Frame {
  readonly event: string;
  /** The code of a `pusher:error`. */
  readonly code?: number;
}

/**
 * Reads a text from the socket as far as is needed to tell whether pusher-js may see it: it throws on `{}`, on an
 * event that is no text and on a channel named like a member of every object.
 *
 * @returns null for what must not be passed on
 */
export function readFrame(text: unknown): Frame | null {
  if (typeof text !== 'string' || text.length > LONGEST) return null;
  const frame = record(parse(text));
  if (frame === null || typeof frame.event !== 'string' || frame.event === '' || !isChannel(frame.channel)) return null;
  if (!PROTOCOL.test(frame.event)) return { event: frame.event };
  return readProtocolFrame(frame.event, record(typeof frame.data === 'string' ? parse(frame.data) : frame.data));
}

function readProtocolFrame(event: string, data: Record<string, unknown> | null): Frame | null {
  switch (event) {
    case 'pusher:ping':
    case 'pusher:pong':
    case 'pusher_internal:subscription_succeeded':
      return { event };
    case 'pusher:error':
      return data === null ? null : { event, ...(typeof data.code === 'number' && { code: data.code }) };
    case 'pusher:connection_established':
      return isHandshake(data) ? { event } : null;
    case 'pusher:signin_success':
      return typeof data?.user_data === 'string' && isUser(record(parse(data.user_data))) ? { event } : null;
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

function isChannel(name: unknown): boolean {
  return name === undefined || (typeof name === 'string' && CHANNEL.test(name) && !(name in Object.prototype));
}

function record(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
