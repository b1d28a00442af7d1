/** Marks of the tests that a person must look at: those that passed only when repeated, and those that failed. */
export const MARKS = { flaky: 'FLAKY  ', failed: 'FAILED ' } as const;

/**
 * Finds the flaky or the failed tests in the output of vitest's line reporter or Playwright's line reporter. Returns one line each,
 * which begins with its mark.
 */
export function testLines(output: string, kind: keyof typeof MARKS): string[] {
  const mark = MARKS[kind];
  const lines = output.split('\n').map((line) => line.trimEnd());
  // Playwright's list ends with the summary of the other tests.
  const start = lines.findLastIndex((line) => new RegExp(String.raw`^ {2}\d+ ${kind}$`).test(line));
  const after = start < 0 ? [] : lines.slice(start + 1);
  const end = after.findIndex((line) => !line.startsWith('    '));
  const listed = (end < 0 ? after : after.slice(0, end)).map((line) => mark + line.trim());
  return [...lines.filter((line) => line.startsWith(mark)), ...listed];
}
