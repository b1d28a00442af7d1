/** Returns the median: the mean of the two middle values if their number is even, NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
}

/**
 * Returns the median of each number of an object, and of those inside it.
 * @param all objects of one shape, which hold only numbers and such objects
 * @throws {Error} if the list is empty
 */
export function medians<Shape extends object>(all: readonly Shape[]): Shape {
  const [first] = all;
  if (first === undefined) throw new Error('There is no measurement.');
  const entries = Object.entries(first).map(([key, value]: [string, unknown]) => {
    const values: unknown[] = all.map((one) => Reflect.get(one, key));
    return [key, typeof value === 'number' ? median(values as number[]) : medians(values as object[])];
  });
  return Object.fromEntries(entries) as Shape;
}
