import type { SendEffect } from './effects';
import type { ErrorStyle, ProtocolError } from './error-codes';

/** Frame that a client has sent. */
export interface ClientFrame {
  event: string;
  data: Record<string, unknown>;
}

/**
 * Parses a frame. `data` may be an object or JSON text of one; anything else counts as empty.
 *
 * @returns undefined without an event name in a JSON object
 */
export function parseFrame(text: string): ClientFrame | undefined {
  const frame = parseJson(text);
  if (!isRecord(frame) || typeof frame.event !== 'string') return undefined;
  const data = typeof frame.data === 'string' ? parseJson(frame.data) : frame.data;
  return { event: frame.event, data: isRecord(data) ? data : {} };
}

/** Creates the first frame; `activityTimeout` in seconds. */
export function established(socketId: string, activityTimeout: number): SendEffect {
  const data = JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeout });
  return createFrame(socketId, { event: 'pusher:connection_established', data });
}

/** Creates a frame without content: ping, pong, subscription_succeeded. */
export function protocolFrame(socketId: string, event: string, channel?: string): SendEffect {
  return createFrame(socketId, { event, channel, data: '{}' });
}

/** Creates the response to a sign-in; `userData` is the signed JSON text. */
export function signedIn(socketId: string, userData: string): SendEffect {
  return createFrame(socketId, { event: 'pusher:signin_success', data: JSON.stringify({ user_data: userData }) });
}

/** Creates an error frame: content as JSON text for Reverb, as an object for Pusher. */
export function errorFrame(socketId: string, problem: ProtocolError, style: ErrorStyle): SendEffect {
  const { code, message, retryAfter } = problem;
  const content = { code, message, retry_after: retryAfter };
  const data = style === 'inBand' ? JSON.stringify(content) : content;
  return createFrame(socketId, { event: 'pusher:error', data });
}

/** Serializes an event; strings are sent as is, other data as JSON text. */
export function eventFrame(channel: string, event: string, data: unknown): string {
  return JSON.stringify({ event, channel, data: typeof data === 'string' ? data : JSON.stringify(data) });
}

function createFrame(socketId: string, frame: { event: string; channel?: string; data: unknown }): SendEffect {
  return { type: 'send', socketId, event: frame.event, frame: JSON.stringify(frame) };
}

/** Parses JSON; returns undefined for another text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
