const ID_NAME = /(^|_)id$/;
/** Values that backends send for a flag. */
const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [0, false],
  [1, true],
  ['0', false],
  ['1', true],
]);
const DECIMAL = /^-?\d{1,16}(\.\d{1,16})?$/;

/**
 * Converts decimal strings to numbers (SPEC D2), the flags 0 and 1, also as strings, to booleans, a boolean `active` to a number, and
 * integers of fields named `id` or `…_id` to strings (SPEC D15).
 * @param expected type that the schema expects, as zod names it
 * @param key name of the value's field
 * @returns undefined if the value cannot be converted, and if it has the expected type already
 */
export function convert(value: unknown, expected: unknown, key: PropertyKey): unknown {
  if (expected === 'boolean') return FLAGS.get(value);
  if (expected === 'string') return ID_NAME.test(String(key)) && Number.isSafeInteger(value) ? String(value) : undefined;
  if (expected !== 'number' && expected !== 'int') return undefined;
  // `active` is the only flag that the contract has as a number. For other numbers, such as amounts, `true` is invalid.
  if (typeof value === 'boolean') return key === 'active' ? Number(value) : undefined;
  return typeof value === 'string' && DECIMAL.test(value) ? Number(value) : undefined;
}
