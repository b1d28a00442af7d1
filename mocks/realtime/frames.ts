import type { SendEffect } from './effects';
import type { Manner, Problem } from './problems';

/** A frame from a client, as far as the protocol cares. */
export interface ClientFrame {
  event: string;
  data: Record<string, unknown>;
}

/**
 * Reads a client's frame. `data` may be an object or that object as JSON text; anything else reads as empty.
 *
 * @returns undefined when the text is no JSON object with an event name
 */
export function parseFrame(text: string): ClientFrame | undefined {
  const frame = parseJson(text);
  if (!isRecord(frame) || typeof frame.event !== 'string') return undefined;
  const data = typeof frame.data === 'string' ? parseJson(frame.data) : frame.data;
  return { event: frame.event, data: isRecord(data) ? data : {} };
}

/** The first frame of a connection. `activityTimeout` is in seconds. */
export function established(socketId: string, activityTimeout: number): SendEffect {
  const data = JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeout });
  return frameTo(socketId, { event: 'pusher:connection_established', data });
}

/** A frame of the protocol itself without content: ping, pong, subscription_succeeded. */
export function signal(socketId: string, event: string, channel?: string): SendEffect {
  return frameTo(socketId, { event, channel, data: '{}' });
}

/** The answer to a sign-in; `userData` is the JSON text that was signed. */
export function signedIn(socketId: string, userData: string): SendEffect {
  return frameTo(socketId, { event: 'pusher:signin_success', data: JSON.stringify({ user_data: userData }) });
}

/** An error frame. Reverb sends its content as JSON text, Pusher as an object. */
export function errorFrame(socketId: string, problem: Problem, manner: Manner): SendEffect {
  const { code, message } = problem;
  const data = manner === 'inBand' ? JSON.stringify({ code, message }) : { code, message };
  return frameTo(socketId, { event: 'pusher:error', data });
}

/** The text of a published event. A string travels as it is, anything else as JSON text. */
export function eventFrame(channel: string, event: string, data: unknown): string {
  return JSON.stringify({ event, channel, data: typeof data === 'string' ? data : JSON.stringify(data) });
}

function frameTo(socketId: string, frame: { event: string; channel?: string; data: unknown }): SendEffect {
  return { type: 'send', socketId, event: frame.event, frame: JSON.stringify(frame) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
