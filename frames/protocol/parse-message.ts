import { COMMON_MESSAGES } from './common';
import { isPlain, text } from './fields';
import type { MessageOf, MessageTable } from './frame-protocol';

/** Version of the messages. Messages of another version are ignored. */
export const FRAME_VERSION = 1;

/**
 * Validates the untrusted data of a message.
 *
 * @param app expected kind of frame
 * @returns a new object with the type and the fields of the table only; undefined if invalid, or of another version or kind
 */
export function parseFrameMessage<T extends MessageTable>(app: string, table: T, data: unknown): MessageOf<T> | undefined {
  if (!isPlain(data) || data.v !== FRAME_VERSION || data.app !== app || typeof data.type !== 'string') return undefined;
  const fields = Object.hasOwn(table, data.type) ? table[data.type] : undefined;
  if (fields === undefined) return undefined;
  const message: Record<string, unknown> = { type: data.type };
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    if (!field(value)) return undefined;
    if (value !== undefined) message[name] = value;
  }
  // The fields were validated above.
  return message as MessageOf<T>;
}

/** Returns the status of any message of a kind of frame, or its type if it has none; undefined for common and other messages. */
export function readFrameStatus(app: string, data: unknown): string | undefined {
  if (!isPlain(data) || data.v !== FRAME_VERSION || data.app !== app || !isStatus(data.type)) return undefined;
  if (Object.hasOwn(COMMON_MESSAGES.fromFrame, data.type)) return undefined;
  return isStatus(data.status) ? data.status : data.type;
}

const isStatus = text(64);
