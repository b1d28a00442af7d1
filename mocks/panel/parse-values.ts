export type Fields = Readonly<Record<string, unknown>>;

/** Returns no fields for a non-object. */
export function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Returns '' for other values. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns null for other values and ''. */
export function toTextOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Returns null if not a finite number. */
export function toNumberOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Returns 0 if not a finite number. */
export function toNumber(value: unknown): number {
  return toNumberOrNull(value) ?? 0;
}

/** Maps a list and drops entries for which `read` returns undefined; empty if not a list. */
export function mapList<T>(value: unknown, read: (entry: Fields) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry) => read(toFields(entry))).filter((entry) => entry !== undefined);
}
