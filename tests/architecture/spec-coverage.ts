/** Id of the specification, with the file that defines or cites it. */
export interface Citation {
  readonly id: string;
  readonly file: string;
}

/** Returns true for files whose citations count as tests: those of `tests/` except its workbench, and any test or fixture elsewhere. */
const isTestFile = (file: string): boolean =>
  (file.startsWith('tests/') && !file.startsWith('tests/workbench/')) || /\.(test|spec|fixture)\.\w+$/.test(file);

/** Returns a message for each defined id that no code or no test cites. */
export function uncovered(defined: readonly Citation[], cited: readonly Citation[]): string[] {
  return defined.flatMap(({ id }) => {
    const files = cited.filter((one) => one.id === id).map((one) => one.file);
    return [...(files.every(isTestFile) ? [`no code cites ${id}`] : []), ...(files.some(isTestFile) ? [] : [`no test cites ${id}`])];
  });
}
