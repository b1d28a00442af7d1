/** Starts the line of a test that passed only when it was repeated. */
export const FLAKY_MARK = 'FLAKY  ';

/** Heading of Playwright's list of such tests. The list ends with the summary of the others. */
const PLAYWRIGHT_LIST = /^ {2}\d+ flaky$/;

/**
 * Finds the tests that passed only when they were repeated.
 *
 * @param output of vitest with the flaky reporter, or of Playwright's line reporter
 * @returns a line for each
 */
export function flakyLines(output: string): string[] {
  const lines = output.split('\n').map((line) => line.trimEnd());
  const start = lines.findIndex((line) => PLAYWRIGHT_LIST.test(line));
  const after = start < 0 ? [] : lines.slice(start + 1);
  const end = after.findIndex((line) => !line.startsWith('    '));
  const listed = (end < 0 ? after : after.slice(0, end)).map((line) => FLAKY_MARK + line.trim());
  return [...lines.filter((line) => line.startsWith(FLAKY_MARK)), ...listed];
}
