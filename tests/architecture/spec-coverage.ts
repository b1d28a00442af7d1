export interface Citation {
  readonly id: string;
  readonly file: string;
}

/** Returns true for files whose citations count as proof: tests and files that only they use. */
const isTestFile = (file: string): boolean => file.startsWith('tests/') || /\.(test|spec|fixture)\.\w+$/.test(file);

/** Returns one line per id without code or without a test. */
export function uncovered(defined: readonly Citation[], cited: readonly Citation[]): string[] {
  return defined.flatMap(({ id }) => {
    const files = cited.filter((one) => one.id === id).map((one) => one.file);
    return [...(files.every(isTestFile) ? [`no code cites ${id}`] : []), ...(files.some(isTestFile) ? [] : [`no test cites ${id}`])];
  });
}
