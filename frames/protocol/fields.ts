/** Returns true for a valid value of a message's field. */
export type Field<T> = (value: unknown) => value is T;

/** Fields of a message by name. */
export type Fields = Readonly<Record<string, Field<unknown>>>;

type Value<F> = F extends Field<infer T> ? T : never;
type OptionalNames<S extends Fields> = { [K in keyof S]: undefined extends Value<S[K]> ? K : never }[keyof S];

/** Content of a message. Fields that may be undefined are optional. */
export type Content<S extends Fields> = { readonly [K in Exclude<keyof S, OptionalNames<S>>]: Value<S[K]> } & {
  readonly [K in OptionalNames<S>]?: Value<S[K]>;
};

/** Accepts 1 to `max` characters that match `form`, by default any. A pattern without `^` and `$` may match a part. */
export function text(max: number, form = /^/): Field<string> {
  return (value): value is string => typeof value === 'string' && value.length > 0 && value.length <= max && form.test(value);
}

/** Accepts one of the given texts. */
export function oneOf<const W extends readonly string[]>(values: W): Field<W[number]> {
  return (value): value is W[number] => values.some((candidate) => candidate === value);
}

/** Accepts a whole number between two bounds, both inclusive. */
export function integer(from: number, to: number): Field<number> {
  return (value): value is number => Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
}

/** Accepts true and false. */
export const flag: Field<boolean> = (value): value is boolean => typeof value === 'boolean';

/**
 * Accepts an object with at most `maxNames` snake_case keys of up to 40 characters, as in analytics events. Values are texts of up to
 * 500 characters, finite numbers or booleans.
 */
export function flatRecord(maxNames: number): Field<Readonly<Record<string, string | number | boolean>>> {
  return (value): value is Readonly<Record<string, string | number | boolean>> => {
    if (!isPlain(value)) return false;
    const entries = Object.entries(value);
    return entries.length <= maxNames && entries.every(([name, item]) => /^[a-z][a-z0-9_]{0,39}$/.test(name) && isShort(item));
  };
}

/** Accepts at most `max` objects with these own fields. Further fields are accepted, and stay in the objects. */
export function list<F extends Fields>(max: number, fields: F): Field<readonly Content<F>[]> {
  const isItem = (value: unknown): value is Content<F> =>
    isPlain(value) && Object.entries(fields).every(([name, field]) => field(Object.hasOwn(value, name) ? value[name] : undefined));
  return (value): value is readonly Content<F>[] => Array.isArray(value) && value.length <= max && value.every(isItem);
}

/** Accepts undefined, and the values of a field. */
export function optional<T>(field: Field<T>): Field<T | undefined> {
  return (value): value is T | undefined => value === undefined || field(value);
}

/** Returns true for an object that is no array, function or instance of a built-in class. */
export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.prototype.toString.call(value) === '[object Object]';
}

function isShort(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= 500;
  return typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));
}
