/**
 * Returns the options of a select, in the order of the labels.
 *
 * @param labels object with the label of each value
 * @param all label of a first option with an empty value, for a filter that lets everything through
 */
export const toOptions = (labels: Readonly<Record<string, string>>, all?: string) => [
  ...(all === undefined ? [] : [{ value: '', label: all }]),
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
