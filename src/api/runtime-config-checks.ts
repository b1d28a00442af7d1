// This module is hand-written, because a schema library would weigh more than the site's shell in every first load.

/** Error of a configuration. `key` is the path of the wrong value, empty if the block is broken JSON or no object. */
export class RuntimeConfigError extends Error {
  readonly key: string;
  /** Noun after "must be"; without a key, a sentence about the block. */
  readonly expected: string;

  constructor(key: string, expected: string) {
    super(key === '' ? `Runtime configuration: ${expected}` : `Runtime configuration: "${key}" must be ${expected}`);
    this.name = 'RuntimeConfigError';
    this.key = key;
    this.expected = expected;
  }
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Check of a configuration value. Returns the value or its default, or throws a RuntimeConfigError with the key. Its JSON
 * Schema becomes part of the schema and the reference page of configuration files.
 */
export type Check<T> = ((value: unknown, key: string) => T) & { readonly schema: JsonSchema };

const PORT = '([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d\\d|655[0-2]\\d|6553[0-5])';
const HOST = `([a-z\\d_-]+(\\.[a-z\\d_-]+)*|\\[[\\da-f:]+\\])(:${PORT})?`;
/** Pattern of a scheme, as browsers write it in an origin: without the port that it has by default. */
const SCHEME = '(?!https://[^/]*:443(/|$)|http://[^/]*:80(/|$))https?://';
const PATH = '(/(?!\\.{1,2}(/|$))[\\w.~@:+-]+)*';

/** Creates a check. The schema may be less strict than the check. */
export function withSchema<T>(schema: JsonSchema, run: (value: unknown, key: string) => T): Check<T> {
  return Object.assign(run, { schema });
}

/** Parses JSON. @throws {RuntimeConfigError} without a key if the source is no JSON */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new RuntimeConfigError('', 'the block is not valid JSON');
  }
}

/** Checks for '' or any text of one line. `fallback` is the default value, as in the checks below. */
export function text(fallback: string): Check<string> {
  return check(fallback, 'a text', '.*');
}

/** Checks for '' or a host name without port. */
export function hostName(fallback: string): Check<string> {
  return check(fallback, 'a host name', '[a-zA-Z0-9]([a-zA-Z0-9.-]*[a-zA-Z0-9])?');
}

/** Checks for '' or a name in lower case, of which files and addresses are made. */
export function slug(fallback: string): Check<string> {
  return check(fallback, 'a name such as palpite', '[a-z][a-z0-9-]*');
}

/** Checks for '' or an opaque color: `#` and six lower-case hexadecimal digits. */
export function color(fallback: string): Check<string> {
  return check(fallback, 'a color such as #0a1b2c', '#[0-9a-f]{6}');
}

/** Checks for '' or an http(s) origin without closing slash. */
export function origin(fallback: string): Check<string> {
  return check(fallback, 'an origin such as https://example.com', SCHEME + HOST, (value) => httpUrl(value)?.origin === value);
}

/** Checks for '' or an http(s) URL without query and closing slash. */
export function base(fallback: string): Check<string> {
  return check(fallback, 'an address such as https://example.com/path', SCHEME + HOST + PATH, isBase);
}

/** Checks for '' or a Sentry DSN, which contains the public key and must not contain a secret key. */
export function dsn(fallback: string): Check<string> {
  const pattern = `${SCHEME}\\w+@${HOST}${PATH}/\\d+`;
  return check(fallback, 'a DSN such as https://key@monitor.example/1', pattern, (value) => httpUrl(value)?.href === value);
}

/** Checks for '' or a base address like `base`, or for a path on the site. */
export function storage(fallback: string): Check<string> {
  const accepts = (value: string) => value.startsWith('/') || isBase(value);
  return check(fallback, 'a path such as /storage or an address', `(/[\\w.-]+)+|${SCHEME}${HOST}${PATH}`, accepts);
}

/** Extends a check: null and an absent value both give null. */
export function optional<T>(inner: Check<T>): Check<T | null> {
  const schema = { ...inner.schema, type: [inner.schema.type, 'null'], default: null };
  return withSchema(schema, (value, key) => (value === undefined || value === null ? null : inner(value, key)));
}

/** Checks for exactly `digits` lower-case hexadecimal digits. The value is required. */
export function hex(digits: number): Check<string> {
  const title = `${digits} hexadecimal digits`;
  const pattern = `^[0-9a-f]{${digits}}$`;
  return withSchema({ type: 'string', title, pattern }, (value, key) => {
    if (typeof value === 'string' && new RegExp(pattern).test(value)) return value;
    throw new RuntimeConfigError(key, title);
  });
}

/** Checks for the number of a port. */
export function port(fallback: number): Check<number> {
  return natural(fallback, 65_535);
}

/** Checks for a whole number from `min` to `max`. Without `fallback`, the value is required. */
export function natural(fallback?: number, max = Number.MAX_SAFE_INTEGER, min = 1): Check<number> {
  return withSchema({ type: 'integer', minimum: min, maximum: max, default: fallback }, (value = fallback, key) => {
    if (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) return Number(value);
    throw new RuntimeConfigError(key, `a whole number from ${min} to ${max}`);
  });
}

/** Checks for true or false. */
export function flag(fallback: boolean): Check<boolean> {
  return withSchema({ type: 'boolean', default: fallback }, (value = fallback, key) => {
    if (typeof value === 'boolean') return value;
    throw new RuntimeConfigError(key, 'true or false');
  });
}

/** Checks for one of the words; the first is the default. */
export function oneOf<const T extends string>(words: readonly [T, ...T[]]): Check<T> {
  return withSchema({ type: 'string', enum: words, default: words[0] }, (value = words[0], key) => {
    const found = words.find((word) => word === value);
    if (found !== undefined) return found;
    throw new RuntimeConfigError(key, `one of ${words.join(', ')}`);
  });
}

/** Checks for a list, which is empty by default. `item` checks each of its values. */
export function list<T>(item: Check<T>): Check<readonly T[]> {
  return withSchema({ type: 'array', items: item.schema, default: [] }, (value = [], key) => {
    if (Array.isArray(value)) return value.map((entry, index) => item(entry, `${key}.${index}`));
    throw new RuntimeConfigError(key, 'a list');
  });
}

/** Checks for an object, and rejects unknown keys. A missing object or key gets the defaults of the checks in `shape`. */
export function object<T extends object>(shape: { readonly [K in keyof T]: Check<T[K]> }): Check<T> {
  const properties: Record<string, JsonSchema> = {};
  for (const name in shape) properties[name] = shape[name].schema;
  return withSchema({ type: 'object', properties, additionalProperties: false }, (value = {}, key) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new RuntimeConfigError(key, key === '' ? 'the block is not an object' : 'an object');
    }
    const given = new Map<string, unknown>(Object.entries(value));
    const path = (name: string) => (key === '' ? name : `${key}.${name}`);
    for (const name of given.keys()) {
      if (!Object.hasOwn(shape, name)) throw new RuntimeConfigError(path(name), 'left out: there is no such key');
    }
    const result: Partial<T> = {};
    for (const name in shape) result[name] = shape[name](given.get(name), path(name));
    return result as T;
  });
}

/** Creates a check of a text, which always accepts ''. @param pattern of the whole value */
function check(fallback: string, title: string, pattern: string, accepts: (value: string) => boolean = () => true): Check<string> {
  return withSchema({ type: 'string', title, pattern: `^(${pattern})?$`, default: fallback }, (value = fallback, key) => {
    if (value === '') return '';
    if (typeof value === 'string' && new RegExp(`^(${pattern})$`).test(value) && accepts(value)) return value;
    throw new RuntimeConfigError(key, title);
  });
}

function isBase(value: string): boolean {
  const url = httpUrl(value);
  return url !== undefined && `${url.origin}${url.pathname.replace(/\/$/, '')}` === value;
}

function httpUrl(value: string): URL | undefined {
  try {
    const url = new URL(value);
    // A semicolon is valid in a host name, but ends a directive of the Content-Security-Policy.
    return /^https?:$/.test(url.protocol) && /^[\w.[\]:-]+$/.test(url.host) ? url : undefined;
  } catch {
    return undefined;
  }
}
