/** An object with unknown fields. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the value's fields; empty if it is not an object. */
export function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Returns a string; '' for anything else. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a non-empty string; null for anything else. */
export function toTextOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Returns a finite number; null for anything else. */
export function toNumberOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Returns a finite number; 0 for anything else. */
export function toNumber(value: unknown): number {
  return toNumberOrNull(value) ?? 0;
}

/**
 * Maps the entries of a list and drops invalid ones; empty if it is not a list.
 *
 * @param read returns undefined for an invalid entry
 */
export function mapList<T>(value: unknown, read: (entry: Fields) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry) => read(toFields(entry))).filter((entry) => entry !== undefined);
}
