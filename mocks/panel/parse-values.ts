/** Fields of an object whose values are not validated yet. */
type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of an object; none for other values. */
export function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** Returns a string; '' for other values. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns a finite number; null for other values. */
export function toNumberOrNull(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Returns a finite number; 0 for other values. */
export function toNumber(value: unknown): number {
  return toNumberOrNull(value) ?? 0;
}
