/** Tells whether a value that a stranger sent is what a field of a message may hold. */
export type Field<T> = (value: unknown) => value is T;

/** The fields of a message by name. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

/** Messages by type, each with its fields. */
export type MessageTable = Readonly<Record<string, Fields>>;

type Value<F> = F extends Field<infer T> ? T : never;

/** What a message with these fields holds. */
export type Content<F extends Fields> = { readonly [K in keyof F]: Value<F[K]> };

/** What a third party's frame and the site say to each other, beside what every frame says. */
export interface FrameProtocol<Inbound extends MessageTable = MessageTable, Outbound extends MessageTable = MessageTable> {
  /** The name of the conversation, in every message. */
  readonly app: string;
  /** What the site hears. */
  readonly inbound: Inbound;
  /** What the site says. */
  readonly outbound: Outbound;
}

/** A message by its type, with its own fields and nothing else. */
export type MessageOf<T extends MessageTable> = {
  [Type in keyof T & string]: { readonly type: Type } & Content<T[Type]>;
}[keyof T & string];

/** A text of 1 to `max` characters that has the form. */
export function text(max: number, form = /^/): Field<string> {
  return (value): value is string => typeof value === 'string' && value.length > 0 && value.length <= max && form.test(value);
}

/** One of the words. */
export function oneOf<const W extends readonly string[]>(words: W): Field<W[number]> {
  return (value): value is W[number] => words.some((word) => word === value);
}

/** A whole number between two others, both included. */
export function integer(from: number, to: number): Field<number> {
  return (value): value is number => Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
}

/** A flat record of short values under names in snake_case: what an event of the analytics bears. */
export function flatRecord(maxNames: number): Field<Readonly<Record<string, string | number | boolean>>> {
  return (value): value is Readonly<Record<string, string | number | boolean>> => {
    if (!isPlain(value)) return false;
    const entries = Object.entries(value);
    return entries.length <= maxNames && entries.every(([name, item]) => /^[a-z][a-z0-9_]{0,39}$/.test(name) && isShort(item));
  };
}

/** Every message bears it; one with another number is ignored. */
export const FRAME_VERSION = 1;

/** What every frame says: it is there, and how high its content is, in CSS pixels. */
export const COMMON_MESSAGES = { ready: {}, height: { px: integer(0, 100_000) } } satisfies MessageTable;

/**
 * Reads what somebody posted to the page.
 *
 * @param app with which frame the conversation is
 * @param table what it may say
 * @param data the event's data, from a stranger, in any form
 * @returns a new object with the message's own fields and nothing else; undefined where it is no such message
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
  // Each field was judged by its own check above.
  return message as MessageOf<T>;
}

/** Whether a value is an object of names and values, and neither a list nor something with a class. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.prototype.toString.call(value) === '[object Object]';
}

function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= 500;
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}
