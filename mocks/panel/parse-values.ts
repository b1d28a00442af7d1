/** Fields of an object whose values are not validated yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of an object; none for other values. */
export function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Returns a string; '' for other values. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a non-empty string; null for other values. */
export function toTextOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Returns a finite number; null for other values. */
export function toNumberOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Returns a finite number; 0 for other values. */
export function toNumber(value: unknown): number {
  return toNumberOrNull(value) ?? 0;
}

/** Maps a list and drops entries for which `read` returns undefined; empty if not a list. */
export function mapList<T>(value: unknown, read: (entry: Fields) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry) => read(toFields(entry))).filter((entry) => entry !== undefined);
}
