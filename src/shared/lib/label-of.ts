/**
 * Returns the label that the object `labels` has for a value, or `neutral` for `unknown`, which stands for a value that the contract does
 * not have (SPEC D23).
 */
export function labelOf<Key extends PropertyKey, Label, Neutral>(
  labels: Readonly<Record<Key, Label>>,
  value: NoInfer<Key> | 'unknown',
  neutral: Neutral,
): Label | Neutral {
  return value === 'unknown' ? neutral : labels[value];
}
