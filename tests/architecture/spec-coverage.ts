const MAX_FILES = 3;

export interface Citation {
  readonly id: string;
  readonly file: string;
}

/** Ids that no test of a program can prove, with the reason. */
const UNTESTABLE: Readonly<Record<string, string>> = {};

/** Returns true for files whose citations count as proof: tests and files that only they use. */
const isTestFile = (file: string): boolean => file.startsWith('tests/') || /\.(test|spec|fixture)\.\w+$/.test(file);

/** Sorts `src` first, then by path. */
function firstFiles(files: readonly string[]): string {
  const sorted = files.toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
  return sorted
    .slice(0, MAX_FILES)
    .map((file) => `[${file.slice(file.lastIndexOf('/') + 1)}](../../${file})`)
    .join(', ');
}

const AREAS = ['src/', 'frames/', 'openapi/', 'mocks/', 'conformance/', 'tests/'];
const rank = (file: string) => (AREAS.findIndex((area) => file.startsWith(area)) + AREAS.length + 1) % (AREAS.length + 1);

/**
 * Renders docs/spec/coverage.md.
 *
 * @param defined ids with the file that defines them, in the order of the specification
 * @param cited in code and tests
 */
export function renderCoverage(defined: readonly Citation[], cited: readonly Citation[]): string {
  const rows = defined.map(({ id, file }) => {
    const files = cited.filter((one) => one.id === id).map((one) => one.file);
    const code = firstFiles(files.filter((one) => !isTestFile(one)));
    const tests = firstFiles(files.filter(isTestFile));
    return `| [${id}](${file}) | ${code} | ${tests || (UNTESTABLE[id] === undefined ? '' : `none: ${UNTESTABLE[id]}`)} |`;
  });
  return [
    '# Where each id is implemented and tested',
    '',
    'Written by `npm run unit -- tests/architecture/spec-ids.test.ts -u` from the ids that code and tests cite, at most',
    `${String(MAX_FILES)} files each. \`grep -rw ID src tests mocks\` finds the others. The test fails if an id has no code or no test.`,
    '',
    '| id | implemented in | tested in |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Returns one line per id without code or without a test. */
export function uncovered(defined: readonly Citation[], cited: readonly Citation[]): string[] {
  return defined.flatMap(({ id }) => {
    const files = cited.filter((one) => one.id === id).map((one) => one.file);
    if (UNTESTABLE[id] !== undefined) return files.some(isTestFile) ? [`${id} is tested, and listed as untestable`] : [];
    return [...(files.every(isTestFile) ? [`no code cites ${id}`] : []), ...(files.some(isTestFile) ? [] : [`no test cites ${id}`])];
  });
}
