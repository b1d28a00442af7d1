// Hand-written: a schema library would weigh more than the site's shell in every first load.

/** `key`: path of the wrong value, empty for broken JSON. */
export class RuntimeConfigError extends Error {
  readonly key: string;

  constructor(key: string, expected: string) {
    super(key === '' ? `Runtime configuration: ${expected}` : `Runtime configuration: "${key}" must be ${expected}`);
    this.name = 'RuntimeConfigError';
    this.key = key;
  }
}

/** Returns the value or its default. Throws a RuntimeConfigError with the key. */
export type Check<T> = (value: unknown, key: string) => T;

/** @throws {RuntimeConfigError} without a key if the source is no JSON */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new RuntimeConfigError('', 'the block is not valid JSON');
  }
}

export function text(fallback: string): Check<string> {
  return check(fallback, 'a text', () => true);
}

/** Checks for '' or a host name without port. */
export function hostName(fallback: string): Check<string> {
  return check(fallback, 'a host name', (value) => /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value));
}

/** Checks for a name in lower case, of which files and addresses are made. */
export function slug(fallback: string): Check<string> {
  return check(fallback, 'a name such as palpite', (value) => /^[a-z][a-z0-9-]*$/.test(value));
}

/** Checks for an opaque color. */
export function color(fallback: string): Check<string> {
  return check(fallback, 'a color such as #0a1b2c', (value) => /^#[0-9a-f]{6}$/.test(value));
}

/** Checks for '' or an http(s) origin without closing slash. */
export function origin(fallback: string): Check<string> {
  return check(fallback, 'an origin such as https://example.com', (value) => httpUrl(value)?.origin === value);
}

/** Checks for '' or an http(s) URL without query and closing slash. */
export function base(fallback: string): Check<string> {
  return check(fallback, 'an address such as https://example.com/path', isBase);
}

/** Checks for '' or a Sentry DSN: its public key is part of it, a secret key must not be. */
export function dsn(fallback: string): Check<string> {
  const expected = 'a DSN such as https://key@monitor.example/1';
  return check(fallback, expected, (value) => httpUrl(value)?.href === value && /^https?:\/\/\w+@[^?#]*\/\d+$/.test(value));
}

/** Allows a path on the site, besides `base`. */
export function storage(fallback: string): Check<string> {
  return check(fallback, 'a path such as /storage or an address', (value) => /^(\/[\w.-]+)+$/.test(value) || isBase(value));
}

/** Null and an absent value are the same. */
export function optional<T>(inner: Check<T>): Check<T | null> {
  return (value, key) => (value === undefined || value === null ? null : inner(value, key));
}

/** Checks for lower-case hexadecimal digits. */
export function hex(digits: number): Check<string> {
  return (value, key) => {
    if (typeof value === 'string' && value.length === digits && /^[0-9a-f]+$/.test(value)) return value;
    throw new RuntimeConfigError(key, `${digits} hexadecimal digits`);
  };
}

export function port(fallback: number): Check<number> {
  return natural(fallback, 65_535);
}

export function natural(fallback?: number, max = Number.MAX_SAFE_INTEGER): Check<number> {
  return (value = fallback, key) => {
    if (Number.isInteger(value) && Number(value) > 0 && Number(value) <= max) return Number(value);
    throw new RuntimeConfigError(key, `a whole number from 1 to ${max}`);
  };
}

export function flag(fallback: boolean): Check<boolean> {
  return (value = fallback, key) => {
    if (typeof value === 'boolean') return value;
    throw new RuntimeConfigError(key, 'true or false');
  };
}

/** Checks for a word; the first is the default. */
export function oneOf<T extends string>(words: readonly [T, ...T[]]): Check<T> {
  return (value = words[0], key) => {
    const found = words.find((word) => word === value);
    if (found !== undefined) return found;
    throw new RuntimeConfigError(key, `one of ${words.join(', ')}`);
  };
}

export function list<T>(item: Check<T>): Check<readonly T[]> {
  return (value = [], key) => {
    if (Array.isArray(value)) return value.map((entry, index) => item(entry, `${key}.${index}`));
    throw new RuntimeConfigError(key, 'a list');
  };
}

/** Rejects unknown keys. */
export function object<T extends object>(shape: { readonly [K in keyof T]: Check<T[K]> }): Check<T> {
  return (value = {}, key) => {
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
  };
}

function check(fallback: string, expected: string, accepts: (value: string) => boolean): Check<string> {
  return (value = fallback, key) => {
    if (value === '') return '';
    if (typeof value === 'string' && accepts(value)) return value;
    throw new RuntimeConfigError(key, expected);
  };
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
