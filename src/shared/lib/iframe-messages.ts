import type { FrameKind } from '@frames/providers';

export type Field<T> = (value: unknown) => value is T;

export type Fields = Readonly<Record<string, Field<unknown>>>;

export type MessageTable = Readonly<Record<string, Fields>>;

type Value<F> = F extends Field<infer T> ? T : never;

export type Content<F extends Fields> = { readonly [K in keyof F]: Value<F[K]> };

/** Messages between iframe and site, besides the common ones. */
export interface FrameProtocol<Inbound extends MessageTable = MessageTable, Outbound extends MessageTable = MessageTable> {
  /** Part of every message. */
  readonly app: FrameKind;
  readonly inbound: Inbound;
  readonly outbound: Outbound;
  /** Reads a message that the table does not list or that is invalid. Without it, such messages are dropped. */
  readonly parseOther?: (data: unknown) => MessageOf<Inbound> | undefined;
}

export type MessageOf<T extends MessageTable> = {
  [Type in keyof T & string]: { readonly type: Type } & Content<T[Type]>;
}[keyof T & string];

/** Accepts 1 to `max` characters that match `form`. */
export function text(max: number, form = /^/): Field<string> {
  return (value): value is string => typeof value === 'string' && value.length > 0 && value.length <= max && form.test(value);
}

export function oneOf<const W extends readonly string[]>(values: W): Field<W[number]> {
  return (value): value is W[number] => values.some((candidate) => candidate === value);
}

export function integer(from: number, to: number): Field<number> {
  return (value): value is number => Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
}

/** Accepts short values under snake_case keys, as in analytics events. */
export function flatRecord(maxNames: number): Field<Readonly<Record<string, string | number | boolean>>> {
  return (value): value is Readonly<Record<string, string | number | boolean>> => {
    if (!isPlain(value)) return false;
    const entries = Object.entries(value);
    return entries.length <= maxNames && entries.every(([name, item]) => /^[a-z][a-z0-9_]{0,39}$/.test(name) && isShort(item));
  };
}

/** Others are ignored. */
export const FRAME_VERSION = 1;

/** Of every iframe. The height is in CSS pixels. */
export const COMMON_MESSAGES = { ready: {}, height: { px: integer(0, 100_000) } } satisfies MessageTable;

/**
 * Validates untrusted data.
 *
 * @returns only the message's fields; undefined if invalid
 */
export function parseFrameMessage<T extends MessageTable>(app: string, table: T, data: unknown): MessageOf<T> | undefined {
  if (!isPlain(data) || data.v !== FRAME_VERSION || data.app !== app || typeof data.type !== 'string') return undefined;
  const fields = Object.hasOwn(table, data.type) ? table[data.type] : undefined;
  if (fields === undefined) return undefined;
  const message: Record<string, unknown> = { type: data.type };
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    if (!field(value)) return undefined;
    message[name] = value;
  }
  // Validated above.
  return message as MessageOf<T>;
}

/** Returns the status of any message of an app, or its type if it has none; undefined for the common messages. */
export function readFrameStatus(app: string, data: unknown): string | undefined {
  if (!isPlain(data) || data.v !== FRAME_VERSION || data.app !== app || !isStatus(data.type)) return undefined;
  if (Object.hasOwn(COMMON_MESSAGES, data.type)) return undefined;
  return isStatus(data.status) ? data.status : data.type;
}

const isStatus = text(64);

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.prototype.toString.call(value) === '[object Object]';
}

function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= 500;
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}
