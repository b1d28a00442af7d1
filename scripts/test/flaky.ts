/** Mark of a test that passed only when it was repeated. */
export const FLAKY_MARK = 'FLAKY  ';

/** Line before Playwright's list of flaky tests. The list ends with the summary of the other tests. */
const PLAYWRIGHT_LIST = /^ {2}\d+ flaky$/;

/**
 * Finds tests that passed only when repeated, in the output of vitest's flaky reporter or Playwright's line reporter.
 */
export function flakyLines(output: string): string[] {
  const lines = output.split('\n').map((line) => line.trimEnd());
  const start = lines.findIndex((line) => PLAYWRIGHT_LIST.test(line));
  const after = start < 0 ? [] : lines.slice(start + 1);
  const end = after.findIndex((line) => !line.startsWith('    '));
  const listed = (end < 0 ? after : after.slice(0, end)).map((line) => FLAKY_MARK + line.trim());
  return [...lines.filter((line) => line.startsWith(FLAKY_MARK)), ...listed];
}
