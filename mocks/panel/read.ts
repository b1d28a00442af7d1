/** An object whose fields are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** The fields of what may be an object; none of anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** A text; empty for anything else. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A text that says something; null for anything else. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A finite number; null for anything else. */
export function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** A finite number; 0 for anything else. */
export function number(value: unknown): number {
  return numberOrNull(value) ?? 0;
}

/**
 * The readable entries of what may be a list.
 *
 * @param read gives undefined for an entry that is of no use
 */
export function list<T>(value: unknown, read: (entry: Fields) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.map((entry) => read(fieldsOf(entry))).filter((entry) => entry !== undefined);
}
